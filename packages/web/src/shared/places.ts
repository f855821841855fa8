import { signal } from '@preact/signals';
import { isSeat, type Seat } from '@tavolata/kernel';

/** Where in the house one is; the address says so, so that going back and sharing work. */
export type Placed =
  | { readonly at: 'lobby' }
  | { readonly at: 'local'; readonly id: string; readonly seat: Seat }
  | { readonly at: 'rules'; readonly slug: string; readonly rule?: string };

function read(): Placed {
  const [, at, id, more] = location.hash.split('/');
  if (at === 'local' && id) return { at, id, seat: isSeat(more) ? more : 'a' };
  if (at === 'rules' && id) return { at, slug: id, ...(more && { rule: more }) };
  return { at: 'lobby' };
}

function addressOf(placed: Placed): string {
  switch (placed.at) {
    case 'lobby':
      return '#/';
    case 'local':
      return `#/local/${placed.id}/${placed.seat}`;
    case 'rules':
      return `#/rules/${placed.slug}${placed.rule ? `/${placed.rule}` : ''}`;
  }
}

export const place = signal<Placed>(read());
addEventListener('hashchange', () => {
  place.value = read();
});

export function go(placed: Placed): void {
  location.hash = addressOf(placed);
}

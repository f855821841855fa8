import { signal } from '@preact/signals';

/** Where in the house one is; the address says so, so that going back and sharing work. */
export type Placed =
  | { readonly at: 'lobby' }
  | { readonly at: 'local'; readonly id: string; readonly seat: 'a' };

function read(): Placed {
  const [, at, id] = location.hash.split('/');
  return at === 'local' && id ? { at, id, seat: 'a' } : { at: 'lobby' };
}

const addressOf = (placed: Placed): string => (placed.at === 'local' ? `#/local/${placed.id}` : '#/');

export const place = signal<Placed>(read());
addEventListener('hashchange', () => {
  place.value = read();
});

export function go(placed: Placed): void {
  location.hash = addressOf(placed);
}

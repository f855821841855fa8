import { signal } from '@preact/signals';
import { isSeat, type Seat } from '@tavolata/kernel';

/** Where in the house one is; the address says so, so that going back and sharing work. */
export type Placed =
  | { readonly at: 'lobby' }
  /** An address that leads to no place of ours. */
  | { readonly at: 'nowhere' }
  /** Before one of its doors, with a table to set up. */
  | { readonly at: 'new'; readonly slug: string }
  | { readonly at: 'local'; readonly id: string; readonly seat: Seat }
  | { readonly at: 'table'; readonly id: string }
  /** A link that opens something once: an invitation, a seat on another device, a mail address confirmed. */
  | { readonly at: 'join' | 'seat' | 'confirm'; readonly link: string }
  /** A match looked at again, from its beginning or from a step on. */
  | { readonly at: 'replay'; readonly from: ReplayFrom; readonly id: string; readonly step?: number }
  /** The game teaches itself; which of its tutorials, from 0. */
  | { readonly at: 'learn'; readonly slug: string; readonly n: number }
  /** The rulebook, from its beginning, at a chapter or at a rule. */
  | { readonly at: 'rules'; readonly slug: string; readonly chapter?: string; readonly rule?: string };

/** Where a match to look at again is kept: on the server, in this browser, or in a file that was opened. */
export const REPLAY_FROM = ['table', 'local', 'file'] as const;
export type ReplayFrom = (typeof REPLAY_FROM)[number];

const isFrom = (word: string | undefined): word is ReplayFrom =>
  (REPLAY_FROM as readonly unknown[]).includes(word);

/** Rules are numbered in capital letters, chapters have small names. */
const isRule = (part: string): boolean => /[A-Z]/.test(part);

function placeAt(hash: string): Placed {
  const [, at, id, more, last] = hash.split('/');
  if (!at) return { at: 'lobby' };
  if (!id) return { at: 'nowhere' };
  switch (at) {
    case 'new':
      return { at, slug: id };
    case 'local':
      return { at, id, seat: isSeat(more) ? more : 'a' };
    case 'table':
      return { at, id };
    case 'join':
    case 'seat':
    case 'confirm':
      return { at, link: id };
    case 'replay':
      return isFrom(id) && more
        ? { at, from: id, id: more, ...(last && { step: Number(last) || 0 }) }
        : { at: 'nowhere' };
    case 'learn':
      return { at, slug: id, n: Number(more ?? 0) || 0 };
    case 'rules':
      return { at, slug: id, ...(more && { [isRule(more) ? 'rule' : 'chapter']: more }) };
    default:
      return { at: 'nowhere' };
  }
}

export function addressOf(placed: Placed): string {
  switch (placed.at) {
    case 'lobby':
    case 'nowhere':
      return '#/';
    case 'new':
      return `#/new/${placed.slug}`;
    case 'local':
      return `#/local/${placed.id}/${placed.seat}`;
    case 'table':
      return `#/table/${placed.id}`;
    case 'join':
    case 'seat':
    case 'confirm':
      return `#/${placed.at}/${placed.link}`;
    case 'replay':
      return ['#/replay', placed.from, placed.id, placed.step].filter(part => part !== undefined).join('/');
    case 'learn':
      return `#/learn/${placed.slug}/${placed.n}`;
    case 'rules':
      return ['#/rules', placed.slug, placed.rule ?? placed.chapter].filter(Boolean).join('/');
  }
}

/** Where a link leads that somebody sent, perhaps amid other words; nowhere if it is of none of these houses. */
export function placeOfLink(words: string, houses: readonly string[] = [location.href]): Placed | undefined {
  const link = words.match(/\S*#\/\S+/)?.[0];
  if (link === undefined || !URL.canParse(link, location.href)) return undefined;
  const { origin, pathname, hash } = new URL(link, location.href);
  const isOf = (house: string) => new URL(house).origin === origin && new URL(house).pathname === pathname;
  if (!houses.some(isOf)) return undefined;
  const placed = placeAt(hash);
  return placed.at === 'lobby' || placed.at === 'nowhere' ? undefined : placed;
}

/** The address of where one is. Whoever goes elsewhere changes the browser's at once, and is there a moment later. */
let here = location.hash;
export const place = signal<Placed>(placeAt(here));
addEventListener('hashchange', () => {
  const from = here;
  here = location.hash;
  // Whoever comes back to where they were has come from where they came then.
  if (!history.state) history.replaceState({ from }, '');
  place.value = placeAt(here);
});

/** Where one was before one came here, also once the page has been reloaded; nowhere if one came from outside. */
export function cameFrom(): Placed | undefined {
  const { from } = (history.state ?? {}) as { readonly from?: string };
  return from === undefined ? undefined : placeAt(from);
}

export function go(placed: Placed): void {
  location.hash = addressOf(placed);
}

/** Goes where some work leads, unless one has gone elsewhere meanwhile. */
export async function goOnceDone(work: () => Promise<Placed>, how = go): Promise<void> {
  const from = place.peek();
  const to = await work();
  if (place.peek() === from && location.hash === here) how(to);
}

/** The address says so too from now on. Nobody goes anywhere: whoever has left, or is on the way, is not called back. */
export function note(placed: Placed): void {
  if (location.hash !== here || place.value.at !== placed.at) return;
  history.replaceState(history.state, '', addressOf(placed));
  here = location.hash;
}

/** Goes there, and where one was stays out of the history: going back leads to where one was before it. */
export function goInstead(placed: Placed): void {
  location.replace(addressOf(placed));
}

import type { Guess, Seat } from '@tavolata/kernel';
import type { CardDef, CharacterName } from './defs.ts';
import type { ArenaState, G } from './state.ts';
import { REDRAW_ANSWERS } from './steps/hands.ts';

/**
 * Answers given together lie sealed while the partner of a leaver is asked once more (SA-LEAVE-06). Hands and decks
 * tell nothing: nobody chooses what they draw.
 */
export const guess: Guess<ArenaState, CardDef> = {
  zones: [],
  weight: () => 1,
  sealed: (g, _, name) => {
    const [what, seat] = name.split(' ') as [string, Seat];
    return valuesOf(g, what, seat).map(value => ({ value, weight: 1 }));
  },
};

function valuesOf(g: G, what: string, seat: Seat): readonly (string | readonly CharacterName[])[] {
  switch (what) {
    case 'tiles':
      return orders(g.state.picks[seat] ?? []);
    case 'place':
      return g.state.row.filter(each => each.seat === seat).map(({ name }) => name);
    default:
      return REDRAW_ANSWERS;
  }
}

function orders<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length < 2) return [items];
  return items.flatMap(first => orders(items.filter(item => item !== first)).map(rest => [first, ...rest]));
}

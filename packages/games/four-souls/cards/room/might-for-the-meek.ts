import type { Seat } from '@tavolata/kernel';
import { mightForTheMeek as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { hasFewest, playersHave, soulsOf } from '../../src/card-kit.ts';
import type { G } from '../../src/state.ts';

const isMeek = (g: G, seat: Seat): boolean => hasFewest(g, seat, soulsOf);

/** A player with the fewest souls has +{atk} ATK, and one more attack on their turn. */
export const mightForTheMeek: Behaviour = {
  statics: {
    ...playersHave({ atk: its.atk }, isMeek),
    attacks: (g, _at, seat) => (isMeek(g, seat) ? 1 : 0),
  },
};

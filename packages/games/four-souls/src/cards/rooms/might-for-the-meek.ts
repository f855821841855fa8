import type { Seat } from '@tavolata/kernel';
import type { G } from '../../state.ts';
import type { Behaviour } from '../behaviour.ts';
import { hasFewest, playersHave, soulsOf } from '../write.ts';

const isMeek = (g: G, seat: Seat): boolean => hasFewest(g, seat, soulsOf);

/** A player with the fewest souls has +1 ATK, and one more attack on their turn. */
export const mightForTheMeek: Behaviour = {
  statics: {
    ...playersHave({ atk: 1 }, isMeek),
    attacks: (g, _at, seat) => (isMeek(g, seat) ? 1 : 0),
  },
};

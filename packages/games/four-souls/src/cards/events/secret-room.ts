import type { Behaviour } from '../behaviour.ts';
import { ditches, gains, getsTreasure, on, onReveal, rolls, suffers } from '../write.ts';

/** The active player rolls. 1: take 3 damage; 2-3: discard 2 loot cards; 4-5: gain 7¢; 6: +1 treasure. */
export const secretRoom: Behaviour = {
  abilities: [
    onReveal(rolls(on(1, suffers(3)), on(2, 3, ditches(2)), on(4, 5, gains(7)), on(6, getsTreasure(1)))),
  ],
};

import type { Behaviour } from '../behaviour.ts';
import { boostsYou, gains, loots, on, rolls, tap } from '../write.ts';

/** Tap: roll. 1: loot 1; 2: loot 2; 3: gain 3¢; 4: gain 4¢; 5: +1 HP, 6: +1 ATK until the end of the turn. */
export const theD100: Behaviour = {
  abilities: [
    tap(
      rolls(
        on(1, loots(1)),
        on(2, loots(2)),
        on(3, gains(3)),
        on(4, gains(4)),
        on(5, boostsYou({ hp: 1 })),
        on(6, boostsYou({ atk: 1 })),
      ),
    ),
  ],
};

import type { Behaviour } from '../behaviour.ts';
import { aMonster, gains, kills, loots, on, onceDestroyed, rescuedAsSoul, rolls, tap } from '../write.ts';

/**
 * Tap: destroy this; if you do, roll. 1: gain 1¢; 2: 6¢; 3: kill a monster; 4: loot 3; 5: gain 9¢;
 * 6: this is a soul of yours.
 */
export const pandorasBox: Behaviour = {
  abilities: [
    tap(
      onceDestroyed(
        rolls(
          on(1, gains(1)),
          on(2, gains(6)),
          on(3, kills(aMonster)),
          on(4, loots(3)),
          on(5, gains(9)),
          on(6, rescuedAsSoul),
        ),
      ),
    ),
  ],
};

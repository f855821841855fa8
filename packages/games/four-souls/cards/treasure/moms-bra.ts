import type { Behaviour } from '../../src/behaviour.ts';
import { aimed, aimOf, aMonsterOrPlayer, answering, shrinkInstance, tap } from '../../src/card-kit.ts';

/** Tap: the next damage to a player or monster this turn shrinks to a single point. */
export const momsBra: Behaviour = {
  abilities: [
    tap(
      answering(
        'damage',
        aimed([aMonsterOrPlayer], (g, use) => {
          const aim = aimOf(use);
          if (aim) shrinkInstance(g, use, aim);
        }),
      ),
    ),
  ],
};

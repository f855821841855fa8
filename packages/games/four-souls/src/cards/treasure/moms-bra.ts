import type { Behaviour } from '../behaviour.ts';
import { aimed, aimOf, aMonsterOrPlayer, answering, shrinkInstance, tap } from '../write.ts';

/** Tap: the next damage to a player or monster this turn shrinks to 1. */
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

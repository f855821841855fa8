import type { Behaviour } from '../../src/behaviour.ts';
import { aimed, aimOf, aMonster, obligeAttack, tap } from '../../src/card-kit.ts';

/** Tap: the active player must use one of their attacks on a monster this turn. */
export const monsterManual: Behaviour = {
  abilities: [
    tap(
      aimed([aMonster], (g, use) => {
        const aim = aimOf(use);
        if (aim) obligeAttack(g, [aim]);
      }),
    ),
  ],
};

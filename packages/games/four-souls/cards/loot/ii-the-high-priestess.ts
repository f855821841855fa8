import type { Behaviour } from '../../src/behaviour.ts';
import { aimOf, aMonsterOrPlayer, does, inflict, onAny, rolls } from '../../src/card-kit.ts';

/** Roll: a monster or player takes that much damage. */
export const iiTheHighPriestess: Behaviour = {
  loot: {
    answers: 'harm',
    targets: [aMonsterOrPlayer],
    ...rolls(
      onAny(
        does((g, use) => {
          const aim = aimOf(use);
          if (aim) inflict(g, use, aim, use.face ?? 0);
        }),
      ),
    ),
  },
};

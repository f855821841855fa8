import { pestilence as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aimed, aimOf, aMonsterOrPlayer, inflict, sameAim, whenThisDies } from '../../src/card-kit.ts';

/** When it dies, the active player deals {damage} damage, split among target players and monsters. */
export const pestilence: Behaviour = {
  abilities: [
    whenThisDies(
      // One target for each point; the same for both takes them at once.
      aimed([aMonsterOrPlayer, aMonsterOrPlayer], (g, use) => {
        const [first, second] = [aimOf(use, 0), aimOf(use, 1)];
        const you = { ...use, by: use.me };
        if (first && second && sameAim(first, second)) return inflict(g, you, first, its.damage);
        if (second) inflict(g, you, second, 1);
        if (first) inflict(g, you, first, 1);
      }),
    ),
  ],
};

import type { Behaviour } from '../behaviour.ts';
import { active, does, joinAttack, on, others, roll, rolls, whenThisIsAttacked } from '../write.ts';

/** It can be attacked. Then every other player rolls. 4-6: they roll along for the rest of the attack. */
export const gus: Behaviour = {
  abilities: [
    whenThisIsAttacked({
      ...rolls(
        on(
          4,
          5,
          6,
          does((g, { me }) => joinAttack(g, me)),
        ),
      ),
      roller: () => undefined,
      // The first in turn order resolves first, so is rolled for last.
      resolve(g, use) {
        for (const seat of others(g, active(g)).reverse()) roll(g, use, seat);
      },
    }),
  ],
};

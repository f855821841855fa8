import { gus as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { active, does, joinAttack, on, others, roll, rolls, whenThisIsAttacked } from '../../src/card-kit.ts';

/** It can be attacked. Then every other player rolls. {faces}: they roll along for the rest of the attack. */
export const gus: Behaviour = {
  abilities: [
    whenThisIsAttacked({
      ...rolls(
        on(
          its.faces,
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

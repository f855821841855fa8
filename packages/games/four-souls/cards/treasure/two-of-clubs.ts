import { twoOfClubs as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aimed, aPlayer, lasts, tap } from '../../src/card-kit.ts';

/** Tap: until the end of the turn a player loots double. */
export const twoOfClubs: Behaviour = {
  abilities: [tap(aimed([aPlayer], (g, use) => lasts(g, use, 'double')))],
  lasting: {
    double: {
      replaces: [
        {
          of: 'loot',
          applies: (_g, at, { seat }) => seat !== undefined && seat === at.lasting?.aims[0]?.[0]?.seat,
          apply: (_g, _at, event) => ({ ...event, amount: its.times * event.amount }),
        },
      ],
    },
  },
};

import { blessingOfTheSack as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';

/** Rewards of monsters are doubled. */
export const blessingOfTheSack: Behaviour = {
  replaces: [
    {
      of: 'reward',
      applies: (_g, _at, { monster }) => monster === true,
      apply: (_g, _at, event) => ({ ...event, amount: its.times * event.amount }),
    },
  ],
};

import type { Behaviour } from '../behaviour.ts';

/** Rewards of monsters are doubled. */
export const blessingOfTheSack: Behaviour = {
  replaces: [
    {
      of: 'reward',
      applies: (_g, _at, { monster }) => monster === true,
      apply: (_g, _at, event) => ({ ...event, amount: 2 * event.amount }),
    },
  ],
};

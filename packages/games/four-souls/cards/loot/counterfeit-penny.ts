import { counterfeitPenny as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';

/** Trinket. Whenever you would gain cents, gain one more. */
export const counterfeitPenny: Behaviour = {
  replaces: [
    {
      of: 'gain-cents',
      applies: (_g, at, { seat }) => seat === at.by,
      apply: (_g, _at, event) => ({ ...event, amount: event.amount + its.more }),
    },
  ],
};

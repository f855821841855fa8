import type { Behaviour } from '../behaviour.ts';

/** Every damage to you shrinks to 1. */
export const dryBaby: Behaviour = {
  replaces: [
    {
      of: 'damage',
      applies: (_g, at, { seat, amount }) => seat !== undefined && seat === at.by && amount > 1,
      apply: (_g, _at, event) => ({ ...event, amount: 1 }),
    },
  ],
};

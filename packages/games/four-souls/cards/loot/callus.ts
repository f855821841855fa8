import type { Behaviour } from '../../src/behaviour.ts';

/** Trinket. Damage to you that is no combat damage is prevented. */
export const callus: Behaviour = {
  replaces: [
    {
      of: 'damage',
      applies: (_g, at, { seat, combat }) => seat !== undefined && seat === at.by && !combat,
      apply: () => undefined,
    },
  ],
};

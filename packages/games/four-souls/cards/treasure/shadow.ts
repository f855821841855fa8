import type { Behaviour } from '../../src/behaviour.ts';

/** Of another player’s death penalty you choose the item, and get the loot card and the cents. */
export const shadow: Behaviour = {
  replaces: [
    {
      of: 'penalty-item',
      applies: (_g, at, { seat, chooser }) => seat !== at.by && chooser === undefined,
      apply: (_g, at, event) => ({ ...event, chooser: at.me }),
    },
    {
      of: 'penalty-loot',
      applies: (_g, at, { seat, to }) => seat !== at.by && to === undefined,
      apply: (_g, at, event) => ({ ...event, to: at.me }),
    },
    {
      of: 'penalty-cents',
      applies: (_g, at, { seat, to }) => seat !== at.by && to === undefined,
      apply: (_g, at, event) => ({ ...event, to: at.me }),
    },
  ],
};

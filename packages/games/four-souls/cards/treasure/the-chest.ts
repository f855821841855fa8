import type { Behaviour } from '../../src/behaviour.ts';
import { becomeSoul } from '../../src/card-kit.ts';

/** Instead of being destroyed while a player has it, this becomes a soul of theirs. */
export const theChest: Behaviour = {
  replaces: [
    {
      of: 'destroy',
      applies: (_g, at, { card }) => card === at.card && at.by !== undefined,
      apply(g, at) {
        becomeSoul(g, at.me, at.card);
        return undefined;
      },
    },
  ],
};

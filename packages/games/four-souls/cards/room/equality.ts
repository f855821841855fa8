import type { Behaviour } from '../../src/behaviour.ts';
import { inTurnOrder, takeCents } from '../../src/card-kit.ts';

/** When a player would gain cents, each player gains that many. */
export const equality: Behaviour = {
  replaces: [
    {
      of: 'gain-cents',
      applies: () => true,
      apply(g, _at, { amount }) {
        for (const seat of inTurnOrder(g)) takeCents(g, seat, amount);
        return undefined;
      },
    },
  ],
};

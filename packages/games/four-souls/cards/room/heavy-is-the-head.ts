import type { Behaviour } from '../../src/behaviour.ts';
import { hasMost, itemsOf } from '../../src/card-kit.ts';

/** A player with the most items recharges only one of them in their recharge step. */
export const heavyIsTheHead: Behaviour = {
  statics: {
    rechargeLimit: (g, _at, seat) => (hasMost(g, seat, (_g, one) => itemsOf(g, one).length) ? 1 : undefined),
  },
};

import { taxForTheMighty as its } from '../../generated/numbers.ts';
import type { Behaviour, Cost } from '../../src/behaviour.ts';
import { centsOf, giveCents, hasMost, inTurnOrder, others, soulCards, soulsOf } from '../../src/card-kit.ts';

const tax: Cost = {
  refuse: (g, { me }) =>
    centsOf(g, me) < its.tax * others(g, me).length ? g.refuse('FS-MECH-31', 'cannot-pay-cents') : undefined,
  pay(g, { me }) {
    for (const seat of others(g, me)) giveCents(g, me, seat, its.tax);
  },
};

/** While there are souls, a player with the most must pay {tax}¢ to each other player to declare an attack. */
export const taxForTheMighty: Behaviour = {
  statics: {
    attackCost: (g, _at, seat) =>
      hasMost(g, seat, soulsOf) && inTurnOrder(g).some(one => soulCards(g, one).length > 0) ? tax : undefined,
  },
};

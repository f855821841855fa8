import type { Behaviour } from '../../src/behaviour.ts';
import { anItem, may, recharges, thisTurn, when } from '../../src/card-kit.ts';

/** The first time you take damage each turn: you may recharge an item. */
export const theHabit: Behaviour = {
  abilities: [
    when(
      'damaged',
      (g, at, { seat }) => seat === at.me && thisTurn(g, at.me).hits === 1,
      may(recharges(anItem)),
    ),
  ],
};

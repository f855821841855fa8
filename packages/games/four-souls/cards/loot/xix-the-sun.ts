import type { Behaviour } from '../../src/behaviour.ts';
import { does, grantExtraTurn, isActive, putOnDeck, STACK } from '../../src/card-kit.ts';

/** Put this card on the bottom of the Loot deck; if you do and it is your turn, take another one. */
export const xixTheSun: Behaviour = {
  loot: does((g, { me, card, copy }) => {
    if (!copy && g.isIn(card, STACK) && putOnDeck(g, card, 'back') && isActive(g, me)) grantExtraTurn(g, me);
  }),
};

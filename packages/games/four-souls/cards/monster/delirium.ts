import { delirium as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { does, HOLDING, impersonal, monstersHave, putOnDeck, whenThisDies } from '../../src/card-kit.ts';

/** Other monsters have +{dc} DC. When it dies, it goes into the Monster deck under the top {cardsAbove} cards; its rewards are gained. */
export const delirium: Behaviour = {
  statics: monstersHave({ dc: its.dc }, (_g, at, card) => card !== at.card),
  abilities: [
    whenThisDies(
      impersonal(
        does((g, { card }) => {
          if (g.isIn(card, HOLDING)) putOnDeck(g, card, its.cardsAbove);
        }),
      ),
    ),
  ],
};

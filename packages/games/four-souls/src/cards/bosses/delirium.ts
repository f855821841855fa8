import type { Behaviour } from '../behaviour.ts';
import { does, HOLDING, impersonal, monstersHave, putOnDeck, whenThisDies } from '../write.ts';

const CARDS_ABOVE = 5;

/** Other monsters have +1 DC. When it dies, it goes into the Monster deck under the top 5 cards; its rewards are gained. */
export const delirium: Behaviour = {
  statics: monstersHave({ dc: 1 }, (_g, at, card) => card !== at.card),
  abilities: [
    whenThisDies(
      impersonal(
        does((g, { card }) => {
          if (g.isIn(card, HOLDING)) putOnDeck(g, card, CARDS_ABOVE);
        }),
      ),
    ),
  ],
};

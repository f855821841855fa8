import type { Behaviour } from '../behaviour.ts';
import { does, HOLDING, on, putOnDeck, rolls, whenThisDiesAfterRewards } from '../write.ts';

/** When it has died and its rewards are gained, the active player rolls. 1 or 6: it goes on top of the Monster deck. */
export const ragMan: Behaviour = {
  abilities: [
    whenThisDiesAfterRewards(
      rolls(
        on(
          1,
          6,
          does((g, { card }) => {
            if (g.isIn(card, HOLDING)) putOnDeck(g, card);
          }),
        ),
      ),
    ),
  ],
};

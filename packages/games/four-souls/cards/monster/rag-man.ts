import { ragMan as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { does, HOLDING, on, putOnDeck, rolls, whenThisDiesAfterRewards } from '../../src/card-kit.ts';

/** When it has died and its rewards are gained, the active player rolls. {faces}: it goes on top of the Monster deck. */
export const ragMan: Behaviour = {
  abilities: [
    whenThisDiesAfterRewards(
      rolls(
        on(
          its.faces,
          does((g, { card }) => {
            if (g.isIn(card, HOLDING)) putOnDeck(g, card);
          }),
        ),
      ),
    ),
  ],
};

import type { Behaviour } from '../behaviour.ts';
import { aimed, anothersItem, cardOf, giveItem, may, whenThisDies } from '../write.ts';

/** When it dies, the active player may steal a target non-eternal item of another player. */
export const momsDeadHand: Behaviour = {
  abilities: [
    whenThisDies(
      may(
        aimed([anothersItem], (g, use) => {
          const item = cardOf(use);
          if (item !== undefined) giveItem(g, use.me, item);
        }),
      ),
    ),
  ],
};

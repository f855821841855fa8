import { choose } from '@tavolata/kernel';
import type { Behaviour } from '../../src/behaviour.ts';
import { aimed, anotherPlayer, giveSoul, may, seatOf, soulCards, whenThisDies } from '../../src/card-kit.ts';

/** When it dies, the active player may have another target player give them a soul of that player's choice. */
export const theLamb: Behaviour = {
  abilities: [
    whenThisDies(
      may(
        aimed([anotherPlayer], function* (g, use) {
          const from = seatOf(use);
          if (!from) return;
          const about = { source: use.card, params: { to: use.me } };
          const soul = yield* choose(g, from, 'give-soul', soulCards(g, from), about);
          if (soul !== undefined) giveSoul(g, use.me, soul);
        }),
      ),
    ),
  ],
};

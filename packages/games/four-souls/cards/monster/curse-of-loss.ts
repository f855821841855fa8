import { choose } from '@tavolata/kernel';
import type { Behaviour } from '../../src/behaviour.ts';
import { destroySoul, does, soulCards, whenYouDie } from '../../src/card-kit.ts';

/** When you die, destroy one of your souls. */
export const curseOfLoss: Behaviour = {
  abilities: [
    whenYouDie(
      does(function* (g, use) {
        const soul = yield* choose(g, use.me, 'destroy-own-soul', soulCards(g, use.me), { source: use.card });
        if (soul !== undefined) destroySoul(g, soul);
      }),
    ),
  ],
};

import type { Behaviour } from '../behaviour.ts';
import { does, giveChosenLoot, onAnothersFinalRoll } from '../write.ts';

/** Whenever another player’s roll ends as a 4: they give you a loot card. */
export const tarotCloth: Behaviour = {
  abilities: [
    onAnothersFinalRoll(
      4,
      does(function* (g, use) {
        const from = use.event?.seat;
        if (from) yield* giveChosenLoot(g, from, use.me, use.card);
      }),
    ),
  ],
};

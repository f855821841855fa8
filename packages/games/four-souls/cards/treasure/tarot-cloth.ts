import { tarotCloth as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { does, giveChosenLoot, onAnothersFinalRoll } from '../../src/card-kit.ts';

/** Whenever another player’s roll ends as a {face}: they give you a loot card. */
export const tarotCloth: Behaviour = {
  abilities: [
    onAnothersFinalRoll(
      its.face,
      does(function* (g, use) {
        const from = use.event?.seat;
        if (from) yield* giveChosenLoot(g, from, use.me, use.card);
      }),
    ),
  ],
};

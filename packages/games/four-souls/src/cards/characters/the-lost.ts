import type { Behaviour } from '../behaviour.ts';
import { aCharacter, atYourTurnEnd, grantsLootPlays, may, recharges, tap } from '../write.ts';

/** Tap: one extra loot play this turn. At the end of your turn: you may recharge a character. */
export const theLost: Behaviour = {
  abilities: [tap(grantsLootPlays(1)), atYourTurnEnd(may(recharges(aCharacter)))],
};

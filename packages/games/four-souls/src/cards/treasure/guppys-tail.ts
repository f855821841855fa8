import type { Behaviour } from '../behaviour.ts';
import { atYourTurnEnd, atYourTurnStart, ditches, loots } from '../write.ts';

/** At the start of your turn: loot 1. At its end: discard a loot card. */
export const guppysTail: Behaviour = {
  abilities: [atYourTurnStart(loots(1)), atYourTurnEnd(ditches(1))],
};

import { guppysTail as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { atYourTurnEnd, atYourTurnStart, ditches, loots } from '../../src/card-kit.ts';

/** At the start of your turn: loot {loot}. At its end: discard a loot card. */
export const guppysTail: Behaviour = {
  abilities: [atYourTurnStart(loots(its.loot)), atYourTurnEnd(ditches(its.discards))],
};

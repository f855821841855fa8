import { bumFriend as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { inOrder, loots, tap, topDecksLoot } from '../../src/card-kit.ts';

/** Tap: loot {loot}, then put a card of your hand on top of the Loot deck. */
export const bumFriend: Behaviour = { abilities: [tap(inOrder(loots(its.loot), topDecksLoot))] };

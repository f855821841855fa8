import type { Behaviour } from '../behaviour.ts';
import { inOrder, loots, tap, topDecksLoot } from '../write.ts';

/** Tap: loot 1, then put a card of your hand on top of the Loot deck. */
export const bumFriend: Behaviour = { abilities: [tap(inOrder(loots(1), topDecksLoot))] };

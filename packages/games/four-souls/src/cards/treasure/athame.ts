import type { Behaviour } from '../behaviour.ts';
import { aPlayer, discarding, ditches, paid, targetPlayer } from '../write.ts';

/** Discard a loot card: a player discards two. */
export const athame: Behaviour = { abilities: [paid(discarding(1), targetPlayer(ditches(2), aPlayer))] };

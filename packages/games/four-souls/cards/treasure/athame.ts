import { athame as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aPlayer, discarding, ditches, paid, targetPlayer } from '../../src/card-kit.ts';

/** Discard a loot card: a player discards two. */
export const athame: Behaviour = {
  abilities: [paid(discarding(its.given), targetPlayer(ditches(its.discards), aPlayer))],
};

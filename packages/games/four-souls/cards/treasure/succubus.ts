import { succubus as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { cents, grantsLootPlays, paid } from '../../src/card-kit.ts';

/** Pay {price}¢: two extra loot plays this turn. */
export const succubus: Behaviour = { abilities: [paid(cents(its.price), grantsLootPlays(its.lootPlays))] };

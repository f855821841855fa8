import type { Behaviour } from '../behaviour.ts';
import { cents, grantsLootPlays, paid } from '../write.ts';

/** Pay 3¢: two extra loot plays this turn. */
export const succubus: Behaviour = { abilities: [paid(cents(3), grantsLootPlays(2))] };

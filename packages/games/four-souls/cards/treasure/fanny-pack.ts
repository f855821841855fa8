import { fannyPack as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { loots, whenYouAreDamaged } from '../../src/card-kit.ts';

/** Each time you take damage: loot {loot}. */
export const fannyPack: Behaviour = { abilities: [whenYouAreDamaged(loots(its.loot))] };

import type { Behaviour } from '../behaviour.ts';
import { loots, whenYouAreDamaged } from '../write.ts';

/** Each time you take damage: loot 1. */
export const fannyPack: Behaviour = { abilities: [whenYouAreDamaged(loots(1))] };

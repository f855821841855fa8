import type { Behaviour } from '../behaviour.ts';
import { gains, whenYouAreDamaged } from '../write.ts';

/** Trinket. Each time you take damage: gain 1¢. */
export const swallowedPenny: Behaviour = { abilities: [whenYouAreDamaged(gains(1))] };

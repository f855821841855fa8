import { swallowedPenny as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { gains, whenYouAreDamaged } from '../../src/card-kit.ts';

/** Trinket. Each time you take damage: gain {cents}¢. */
export const swallowedPenny: Behaviour = { abilities: [whenYouAreDamaged(gains(its.cents))] };

import type { Behaviour } from '../behaviour.ts';
import { discarding, gains, paid } from '../write.ts';

/** Discard a loot card: gain 3¢. */
export const smelter: Behaviour = { abilities: [paid(discarding(1), gains(3))] };

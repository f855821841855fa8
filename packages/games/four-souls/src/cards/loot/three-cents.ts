import type { Behaviour } from '../behaviour.ts';
import { gains } from '../write.ts';

/** Gain 3¢. */
export const threeCents: Behaviour = { loot: gains(3) };

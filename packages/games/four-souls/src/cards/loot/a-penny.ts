import type { Behaviour } from '../behaviour.ts';
import { gains } from '../write.ts';

/** Gain 1¢. */
export const aPenny: Behaviour = { loot: gains(1) };

import type { Behaviour } from '../behaviour.ts';
import { gains } from '../write.ts';

/** Gain 2¢. */
export const twoCents: Behaviour = { loot: gains(2) };

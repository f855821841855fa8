import type { Behaviour } from '../behaviour.ts';
import { gains } from '../write.ts';

/** Gain 10¢. */
export const aDime: Behaviour = { loot: gains(10) };

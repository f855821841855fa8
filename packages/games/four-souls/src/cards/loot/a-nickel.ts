import type { Behaviour } from '../behaviour.ts';
import { gains } from '../write.ts';

/** Gain 5¢. */
export const aNickel: Behaviour = { loot: gains(5) };

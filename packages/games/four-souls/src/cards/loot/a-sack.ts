import type { Behaviour } from '../behaviour.ts';
import { loots } from '../write.ts';

/** Loot 3. */
export const aSack: Behaviour = { loot: loots(3) };

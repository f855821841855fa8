import type { Behaviour } from '../behaviour.ts';
import { rerolls } from '../write.ts';

/** A die roll is rolled again. */
export const diceShard: Behaviour = { loot: rerolls };

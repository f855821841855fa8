import type { Behaviour } from '../../src/behaviour.ts';
import { rerolls } from '../../src/card-kit.ts';

/** A die roll is rolled again. */
export const diceShard: Behaviour = { loot: rerolls };

import { aNickel as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { gains } from '../../src/card-kit.ts';

/** Gain {cents}¢. */
export const aNickel: Behaviour = { loot: gains(its.cents) };

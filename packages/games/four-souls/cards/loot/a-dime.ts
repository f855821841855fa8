import { aDime as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { gains } from '../../src/card-kit.ts';

/** Gain {cents}¢. */
export const aDime: Behaviour = { loot: gains(its.cents) };

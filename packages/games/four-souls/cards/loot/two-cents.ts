import { twoCents as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { gains } from '../../src/card-kit.ts';

/** Gain {cents}¢. */
export const twoCents: Behaviour = { loot: gains(its.cents) };

import { libra as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { setsRoll, tap } from '../../src/card-kit.ts';

/** Tap: a roll becomes a {result}. */
export const libra: Behaviour = { abilities: [tap(setsRoll(its.result))] };

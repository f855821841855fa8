import { spoonBender as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { addsToRoll, tap } from '../../src/card-kit.ts';

/** Tap: add {roll} to a roll. */
export const spoonBender: Behaviour = { abilities: [tap(addsToRoll(its.roll))] };

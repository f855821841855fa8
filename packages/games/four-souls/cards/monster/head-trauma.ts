import { headTrauma as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { ditches, onReveal } from '../../src/card-kit.ts';

/** The active player discards {discards} loot cards. */
export const headTrauma: Behaviour = { abilities: [onReveal(ditches(its.discards))] };

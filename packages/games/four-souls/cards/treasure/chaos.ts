import type { Behaviour } from '../../src/behaviour.ts';
import { does, passHandsLeft, tap } from '../../src/card-kit.ts';

/** Tap: all hands pass to the left. */
export const chaos: Behaviour = { abilities: [tap(does(g => passHandsLeft(g)))] };

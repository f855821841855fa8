import type { Behaviour } from '../behaviour.ts';
import { does, passHandsLeft, tap } from '../write.ts';

/** Tap: all hands pass to the left. */
export const chaos: Behaviour = { abilities: [tap(does(g => passHandsLeft(g)))] };

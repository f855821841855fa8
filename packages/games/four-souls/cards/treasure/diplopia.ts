import type { Behaviour } from '../../src/behaviour.ts';
import { aPassiveItem, becomesCopyOf, tap } from '../../src/card-kit.ts';

/** Tap: until the end of the turn this is a copy of a passive item. */
export const diplopia: Behaviour = { abilities: [tap(becomesCopyOf(aPassiveItem, 'turn'))] };

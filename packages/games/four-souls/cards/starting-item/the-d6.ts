import type { Behaviour } from '../../src/behaviour.ts';
import { atYourTurnEnd, rechargesThis, rerolls, tap } from '../../src/card-kit.ts';

/** Tap: a die roll is rolled again. Recharges at the end of your turn. */
export const theD6: Behaviour = { abilities: [tap(rerolls), atYourTurnEnd(rechargesThis)] };

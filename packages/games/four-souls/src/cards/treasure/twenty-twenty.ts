import type { Behaviour } from '../behaviour.ts';
import { addsChosenToRoll, anAttackRoll, tap } from '../write.ts';

/** Tap: add 1 or 2 to an attack roll. */
export const twentyTwenty: Behaviour = { abilities: [tap(addsChosenToRoll([1, 2], anAttackRoll))] };

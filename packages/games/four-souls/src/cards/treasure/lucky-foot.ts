import type { Behaviour } from '../behaviour.ts';
import { addsChosenToRoll, aRollOutsideAttacks, tap } from '../write.ts';

/** Tap: add 1 or 2 to a roll outside attacks. */
export const luckyFoot: Behaviour = { abilities: [tap(addsChosenToRoll([1, 2], aRollOutsideAttacks))] };

import { luckyFoot as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { addsChosenToRoll, aRollOutsideAttacks, tap } from '../../src/card-kit.ts';

/** Tap: add {least} or {most} to a roll outside attacks. */
export const luckyFoot: Behaviour = {
  abilities: [tap(addsChosenToRoll([its.least, its.most], aRollOutsideAttacks))],
};

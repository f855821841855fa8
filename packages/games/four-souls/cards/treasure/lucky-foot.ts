import { luckyFoot as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { addsUpToRoll, aRollOutsideAttacks, tap } from '../../src/card-kit.ts';

/** Tap: add up to {most} to a roll outside attacks. */
export const luckyFoot: Behaviour = {
  abilities: [tap(addsUpToRoll(its.most, aRollOutsideAttacks))],
};

import { sackOfPennies as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { gains, may, onFinalRoll, rechargesThis, tap } from '../../src/card-kit.ts';

/** Tap: gain {cents}¢. Whenever anybody’s roll ends as a {face}: you may recharge this. */
export const sackOfPennies: Behaviour = {
  abilities: [tap(gains(its.cents)), onFinalRoll(its.face, may(rechargesThis))],
};

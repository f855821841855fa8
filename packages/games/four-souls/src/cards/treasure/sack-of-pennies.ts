import type { Behaviour } from '../behaviour.ts';
import { gains, may, onFinalRoll, rechargesThis, tap } from '../write.ts';

/** Tap: gain 1¢. Whenever anybody’s roll ends as a 1: you may recharge this. */
export const sackOfPennies: Behaviour = {
  abilities: [tap(gains(1)), onFinalRoll(1, may(rechargesThis))],
};

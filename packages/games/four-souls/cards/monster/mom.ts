import { mom as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { addsSlots, strikesOn, whenThisDies } from '../../src/card-kit.ts';

/** Its combat damage is doubled on a final roll of {face}. When it dies, there is one more monster slot. */
export const mom: Behaviour = {
  statics: strikesOn(its.face, amount => its.times * amount),
  abilities: [whenThisDies(addsSlots('monster', its.slots))],
};

import type { Behaviour } from '../behaviour.ts';
import { addsSlots, strikesOn, whenThisDies } from '../write.ts';

/** Its combat damage is doubled on a final roll of 1. When it dies, there is one more monster slot. */
export const mom: Behaviour = {
  statics: strikesOn(1, amount => 2 * amount),
  abilities: [whenThisDies(addsSlots('monster', 1))],
};

import { holyMulligan as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { addsSlots, grantsAttack, inOrder, whenThisDies } from '../../src/card-kit.ts';

/** When it dies, there are two more monster slots, and the active player may attack one additional time. */
export const holyMulligan: Behaviour = {
  abilities: [whenThisDies(inOrder(addsSlots('monster', its.slots), grantsAttack()))],
};

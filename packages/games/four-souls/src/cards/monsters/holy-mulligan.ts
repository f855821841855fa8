import type { Behaviour } from '../behaviour.ts';
import { addsSlots, grantsAttack, inOrder, whenThisDies } from '../write.ts';

/** When it dies, there are two more monster slots, and the active player may attack one additional time. */
export const holyMulligan: Behaviour = {
  abilities: [whenThisDies(inOrder(addsSlots('monster', 2), grantsAttack()))],
};

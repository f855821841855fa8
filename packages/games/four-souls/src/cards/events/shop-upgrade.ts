import type { Behaviour } from '../behaviour.ts';
import { addsSlots, grantsAttack, onReveal } from '../write.ts';

/** Two more shop slots. The active player may attack one additional time. */
export const shopUpgrade: Behaviour = {
  abilities: [onReveal(addsSlots('shop', 2)), onReveal(grantsAttack())],
};

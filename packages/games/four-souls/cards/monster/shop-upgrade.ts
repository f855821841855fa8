import { shopUpgrade as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { addsSlots, grantsAttack, onReveal } from '../../src/card-kit.ts';

/** Two more shop slots. The active player may attack one additional time. */
export const shopUpgrade: Behaviour = {
  abilities: [onReveal(addsSlots('shop', its.slots)), onReveal(grantsAttack())],
};

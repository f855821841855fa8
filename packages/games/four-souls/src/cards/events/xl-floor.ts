import type { Behaviour } from '../behaviour.ts';
import { addsSlots, grantsAttack, onReveal } from '../write.ts';

/** One more monster slot. The active player may attack one additional time. */
export const xlFloor: Behaviour = {
  abilities: [onReveal(addsSlots('monster', 1)), onReveal(grantsAttack())],
};

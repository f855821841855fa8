import { xlFloor as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { addsSlots, grantsAttack, onReveal } from '../../src/card-kit.ts';

/** One more monster slot. The active player may attack one additional time. */
export const xlFloor: Behaviour = {
  abilities: [onReveal(addsSlots('monster', its.slots)), onReveal(grantsAttack())],
};

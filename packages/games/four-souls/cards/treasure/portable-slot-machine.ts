import { portableSlotMachine as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { cents, gains, loots, on, paid, rolls } from '../../src/card-kit.ts';

/** Pay {price}¢: roll. {low}: loot {loot}; {high}: gain {cents}¢; {rest}: nothing. */
export const portableSlotMachine: Behaviour = {
  abilities: [paid(cents(its.price), rolls(on(its.low, loots(its.loot)), on(its.high, gains(its.cents))))],
};

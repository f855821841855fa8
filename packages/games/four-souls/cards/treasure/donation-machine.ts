import { donationMachine as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { gains, givingAnItem, paid } from '../../src/card-kit.ts';

/** Give another player one of your items: gain {cents}¢. */
export const donationMachine: Behaviour = { abilities: [paid(givingAnItem, gains(its.cents))] };

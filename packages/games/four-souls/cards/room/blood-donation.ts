import { bloodDonation as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { gains, hp, paid } from '../../src/card-kit.ts';

/** Pay {price} HP: gain {cents}¢. */
export const bloodDonation: Behaviour = { abilities: [paid(hp(its.price), gains(its.cents))] };

import type { Behaviour } from '../behaviour.ts';
import { gains, hp, paid } from '../write.ts';

/** Pay 1 HP: gain 3¢. */
export const bloodDonation: Behaviour = { abilities: [paid(hp(1), gains(3))] };

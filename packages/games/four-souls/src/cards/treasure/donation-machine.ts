import type { Behaviour } from '../behaviour.ts';
import { gains, givingAnItem, paid } from '../write.ts';

/** Give another player one of your items: gain 8¢. */
export const donationMachine: Behaviour = { abilities: [paid(givingAnItem, gains(8))] };

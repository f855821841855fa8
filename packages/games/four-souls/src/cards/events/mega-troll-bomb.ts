import type { Behaviour } from '../behaviour.ts';
import { eachPlayerSuffers, onReveal } from '../write.ts';

/** Each player takes 2 damage. */
export const megaTrollBomb: Behaviour = { abilities: [onReveal(eachPlayerSuffers(2))] };

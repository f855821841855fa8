import type { Behaviour } from '../behaviour.ts';
import { eachPlayerSuffers, onFinalRoll } from '../write.ts';

/** On any final 4 each player takes 1 damage. */
export const cursedTumor: Behaviour = { abilities: [onFinalRoll(4, eachPlayerSuffers(1))] };

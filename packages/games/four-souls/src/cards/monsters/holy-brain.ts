import type { Behaviour } from '../behaviour.ts';
import { boostsAllMonsters, onFinalRoll } from '../write.ts';

/** On any final 3 every monster has -1 DC until the end of the turn. */
export const holyBrain: Behaviour = { abilities: [onFinalRoll(3, boostsAllMonsters({ dc: -1 }))] };

import type { Behaviour } from '../behaviour.ts';
import { healsYou, onFinalRoll, thatPlayer } from '../write.ts';

/** Whoever rolls a final 6 heals 1 HP. */
export const holyDinga: Behaviour = { abilities: [onFinalRoll(6, thatPlayer(healsYou(1)))] };

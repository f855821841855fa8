import type { Behaviour } from '../behaviour.ts';
import { gains, onFinalRoll, thatPlayer } from '../write.ts';

/** Whoever rolls a final 1 gains 1¢. */
export const holyDip: Behaviour = { abilities: [onFinalRoll(1, thatPlayer(gains(1)))] };

import type { Behaviour } from '../behaviour.ts';
import { loots, onFinalRoll, thatPlayer } from '../write.ts';

/** Whoever rolls a final 5 loots 1. */
export const holySquirt: Behaviour = { abilities: [onFinalRoll(5, thatPlayer(loots(1)))] };

import type { Behaviour } from '../behaviour.ts';
import { gains, onFinalRoll, thatPlayer } from '../write.ts';

/** Whoever rolls a final 4 gains 2¢. */
export const holyKeeperHead: Behaviour = { abilities: [onFinalRoll(4, thatPlayer(gains(2)))] };

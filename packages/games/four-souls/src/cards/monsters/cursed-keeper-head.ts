import type { Behaviour } from '../behaviour.ts';
import { loses, onFinalRoll, thatPlayer } from '../write.ts';

/** Whoever rolls a final 1 loses 2¢. */
export const cursedKeeperHead: Behaviour = { abilities: [onFinalRoll(1, thatPlayer(loses(2)))] };

import type { Behaviour } from '../behaviour.ts';
import { ditches, onFinalRoll, thatPlayer } from '../write.ts';

/** Whoever rolls a final 5 discards a loot card. */
export const cursedFatty: Behaviour = { abilities: [onFinalRoll(5, thatPlayer(ditches(1)))] };

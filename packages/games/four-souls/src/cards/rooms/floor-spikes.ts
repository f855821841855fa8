import type { Behaviour } from '../behaviour.ts';
import { onFinalRoll, suffers, thatPlayer } from '../write.ts';

/** Whoever rolls a final 1 takes 1 damage. */
export const floorSpikes: Behaviour = { abilities: [onFinalRoll(1, thatPlayer(suffers(1)))] };

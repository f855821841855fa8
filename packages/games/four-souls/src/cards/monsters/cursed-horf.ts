import type { Behaviour } from '../behaviour.ts';
import { onFinalRoll, suffers, thatPlayer } from '../write.ts';

/** Whoever rolls a final 2 takes 2 damage. */
export const cursedHorf: Behaviour = { abilities: [onFinalRoll(2, thatPlayer(suffers(2)))] };

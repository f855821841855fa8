import type { Behaviour } from '../behaviour.ts';
import { atYourTurnStart, suffers } from '../write.ts';

/** At the start of your turn: take 1 damage. */
export const curseOfPain: Behaviour = { abilities: [atYourTurnStart(suffers(1))] };

import type { Behaviour } from '../behaviour.ts';
import { atYourTurnEnd, ditches } from '../write.ts';

/** At the end of your turn: discard 2 loot cards. */
export const curseOfAmnesia: Behaviour = { abilities: [atYourTurnEnd(ditches(2))] };

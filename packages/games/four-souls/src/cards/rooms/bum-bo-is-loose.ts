import type { Behaviour } from '../behaviour.ts';
import { atAnyTurnEnd, loses } from '../write.ts';

/** At the end of each turn the active player loses 2¢. */
export const bumBoIsLoose: Behaviour = { abilities: [atAnyTurnEnd(loses(2))] };

import { bumBoIsLoose as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { atAnyTurnEnd, loses } from '../../src/card-kit.ts';

/** At the end of each turn the active player loses {lost}¢. */
export const bumBoIsLoose: Behaviour = { abilities: [atAnyTurnEnd(loses(its.lost))] };

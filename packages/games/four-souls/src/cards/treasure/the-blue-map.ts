import type { Behaviour } from '../behaviour.ts';
import { atYourTurnEnd, reordersTop } from '../write.ts';

/** At the end of your turn: look at the top four of the Treasure deck and put them back in any order. */
export const theBlueMap: Behaviour = { abilities: [atYourTurnEnd(reordersTop('treasure', 4))] };

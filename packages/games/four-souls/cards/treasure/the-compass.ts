import { theCompass as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { atYourTurnEnd, reordersTop } from '../../src/card-kit.ts';

/** At the end of your turn: look at the top four of the Loot deck and put them back in any order. */
export const theCompass: Behaviour = { abilities: [atYourTurnEnd(reordersTop('loot', its.cards))] };

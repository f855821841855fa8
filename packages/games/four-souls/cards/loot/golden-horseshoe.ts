import type { Behaviour } from '../../src/behaviour.ts';
import { atYourTurnStart, mayBottomTop } from '../../src/card-kit.ts';

/** Trinket. At the start of your turn look at the top of the Treasure deck; you may put it on the bottom. */
export const goldenHorseshoe: Behaviour = { abilities: [atYourTurnStart(mayBottomTop('treasure'))] };

import { curseOfGreed as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { atYourTurnEnd, loses } from '../../src/card-kit.ts';

/** At the end of your turn: lose {lost}¢. */
export const curseOfGreed: Behaviour = { abilities: [atYourTurnEnd(loses(its.lost))] };

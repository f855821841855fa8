import { planetarium as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { atAnyTurnStart, getsTreasure, may } from '../../src/card-kit.ts';

/** At the start of each turn the active player may gain a treasure. */
export const planetarium: Behaviour = { abilities: [atAnyTurnStart(may(getsTreasure(its.treasure)))] };

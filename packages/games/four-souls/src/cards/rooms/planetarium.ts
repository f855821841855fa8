import type { Behaviour } from '../behaviour.ts';
import { atAnyTurnStart, getsTreasure, may } from '../write.ts';

/** At the start of each turn the active player may gain a treasure. */
export const planetarium: Behaviour = { abilities: [atAnyTurnStart(may(getsTreasure(1)))] };

import { butterFingers as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { atAnyTurnEnd, ditches } from '../../src/card-kit.ts';

/** At the end of each turn the active player discards a loot card. */
export const butterFingers: Behaviour = { abilities: [atAnyTurnEnd(ditches(its.discards))] };

import type { Behaviour } from '../behaviour.ts';
import { atAnyTurnEnd, ditches } from '../write.ts';

/** At the end of each turn the active player discards a loot card. */
export const butterFingers: Behaviour = { abilities: [atAnyTurnEnd(ditches(1))] };

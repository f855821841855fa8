import type { Behaviour } from '../../src/behaviour.ts';
import { atAnyTurnEnd, characterOf, deactivate, does } from '../../src/card-kit.ts';

/** At the end of each turn the active player deactivates their character. */
export const spiderWebs: Behaviour = {
  abilities: [atAnyTurnEnd(does((g, { me }) => deactivate(g, characterOf(g, me))))],
};

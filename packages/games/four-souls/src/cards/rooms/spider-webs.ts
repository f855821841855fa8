import type { Behaviour } from '../behaviour.ts';
import { atAnyTurnEnd, characterOf, deactivate, does } from '../write.ts';

/** At the end of each turn the active player deactivates their character. */
export const spiderWebs: Behaviour = {
  abilities: [atAnyTurnEnd(does((g, { me }) => deactivate(g, characterOf(g, me))))],
};

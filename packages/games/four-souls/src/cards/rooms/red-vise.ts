import type { Behaviour } from '../behaviour.ts';
import { atAnyTurnEnd, handOf, provided, suffers } from '../write.ts';

/** At the end of each turn an active player with 2 or fewer loot cards takes 1 damage. */
export const redVise: Behaviour = {
  abilities: [atAnyTurnEnd(provided((g, { me }) => handOf(g, me).length <= 2, suffers(1)))],
};

import { redVise as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { atAnyTurnEnd, handOf, provided, suffers } from '../../src/card-kit.ts';

/** At the end of each turn an active player with {atMost} or fewer loot cards takes {damage} damage. */
export const redVise: Behaviour = {
  abilities: [atAnyTurnEnd(provided((g, { me }) => handOf(g, me).length <= its.atMost, suffers(its.damage)))],
};

import type { Behaviour } from '../../src/behaviour.ts';
import { discardAtRandom } from '../../src/verbs/draw.ts';
import { chooseOpponent } from '../../src/verbs/targets.ts';

/** When built: an opponent discards a Spell at random. */
export const spectersSanctum: Behaviour = {
  *whenBuilt(g, use) {
    const opponent = yield* chooseOpponent(g, use, 'discard-spell-of');
    if (opponent) discardAtRandom(g, opponent, 'spell');
  },
};

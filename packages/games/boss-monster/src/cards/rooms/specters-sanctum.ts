import { discardAtRandom } from '../../verbs/draw.ts';
import { chooseOpponent } from '../../verbs/targets.ts';
import type { Behaviour } from '../behaviour.ts';

/** When built: an opponent discards a Spell at random. */
export const spectersSanctum: Behaviour = {
  *whenBuilt(g, use) {
    const opponent = yield* chooseOpponent(g, use, 'discard-spell-of');
    if (opponent) discardAtRandom(g, opponent, 'spell');
  },
};

import { chooseDiscard, draw, inHand } from '../../verbs/draw.ts';
import type { Behaviour } from '../behaviour.ts';

/** When built: draw two Spells, then discard one. */
export const darkLaboratory: Behaviour = {
  *whenBuilt(g, { me, card }) {
    draw(g, me, 'spell', 2);
    yield* chooseDiscard(g, me, 'discard-spell', inHand(g, me, 'spell'), 1, card);
  },
};

import { darkLaboratory as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { chooseDiscard, draw, inHand } from '../../src/verbs/draw.ts';

/** When built: draw {spells} Spells, then discard one. */
export const darkLaboratory: Behaviour = {
  *whenBuilt(g, { me, card }) {
    draw(g, me, 'spell', its.spells);
    yield* chooseDiscard(g, me, 'discard-spell', inHand(g, me, 'spell'), 1, card);
  },
};

import { agree } from '@tavolata/kernel';
import { cerebellus as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { chooseDiscard, draw, inHand } from '../../src/verbs/draw.ts';

/** Level Up: you may draw {spells} Spells; then discard one. */
export const cerebellus: Behaviour = {
  *levelUp(g, me) {
    if (!(yield* agree(me, 'may-draw-spells', { params: { spells: its.spells } }))) return;
    draw(g, me, 'spell', its.spells);
    yield* chooseDiscard(g, me, 'discard-spell', inHand(g, me, 'spell'), 1);
  },
};

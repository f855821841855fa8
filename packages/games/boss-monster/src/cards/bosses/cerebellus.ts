import { agree } from '@tavolata/kernel';
import { chooseDiscard, draw, inHand } from '../../verbs/draw.ts';
import type { Behaviour } from '../behaviour.ts';

/** Level Up: you may draw three Spells; then discard one. */
export const cerebellus: Behaviour = {
  *levelUp(g, me) {
    if (!(yield* agree(me, 'may-draw-three-spells'))) return;
    draw(g, me, 'spell', 3);
    yield* chooseDiscard(g, me, 'discard-spell', inHand(g, me, 'spell'), 1);
  },
};

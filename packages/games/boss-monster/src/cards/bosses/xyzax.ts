import { chooseSome } from '@tavolata/kernel';
import { discardPile, take } from '../../verbs/draw.ts';
import type { Behaviour } from '../behaviour.ts';

/** Level Up: take two cards of any kind from the discard pile. */
export const xyzax: Behaviour = {
  *levelUp(g, me) {
    const cards = yield* chooseSome(g, me, 'take-two-from-discard', discardPile(g), { min: 2, max: 2 });
    for (const card of cards) take(g, me, card);
  },
};

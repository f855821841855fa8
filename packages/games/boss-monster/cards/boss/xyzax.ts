import { chooseSome } from '@tavolata/kernel';
import { xyzax as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { discardPile, take } from '../../src/verbs/draw.ts';

const BOUNDS = { min: its.cards, max: its.cards };

/** Level Up: take {cards} cards of any kind from the discard pile. */
export const xyzax: Behaviour = {
  *levelUp(g, me) {
    const cards = yield* chooseSome(g, me, 'take-some-from-discard', discardPile(g), BOUNDS, {
      params: { cards: its.cards },
    });
    for (const card of cards) take(g, me, card);
  },
};

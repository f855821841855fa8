import { discard, draw } from '../../verbs/draw.ts';
import { hand } from '../../zones.ts';
import type { Behaviour } from '../behaviour.ts';

/** Everybody discards their hand; then, by XP, each draws 2 Rooms and 1 Spell. */
export const jeopardy: Behaviour = {
  spell: {
    resolve(g) {
      // BM-CARD-18: all discards come before the first draw.
      for (const seat of g.state.order) discard(g, seat, [...g.cards(hand(seat))]);
      for (const seat of g.state.order) {
        draw(g, seat, 'room', 2);
        draw(g, seat, 'spell', 1);
      }
    },
  },
};

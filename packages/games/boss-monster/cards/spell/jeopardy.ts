import { jeopardy as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { discard, draw } from '../../src/verbs/draw.ts';
import { hand } from '../../src/zones.ts';

/** Everybody discards their hand; then, by XP, each draws {rooms} Rooms and {spells} Spell. */
export const jeopardy: Behaviour = {
  spell: {
    resolve(g) {
      // BM-CARD-18: all discards come before the first draw.
      for (const seat of g.state.order) discard(g, seat, [...g.cards(hand(seat))]);
      for (const seat of g.state.order) {
        draw(g, seat, 'room', its.rooms);
        draw(g, seat, 'spell', its.spells);
      }
    },
  },
};

import { agree } from '@tavolata/kernel';
import { recyclingCenter as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { draw } from '../../src/verbs/draw.ts';

/** Another Room of your dungeon is destroyed: you may draw two Room cards. */
export const recyclingCenter: Behaviour = {
  *whenAnotherDestroyed(g, { me, card }) {
    if (
      yield* agree(me, 'may-draw-rooms', { rule: 'BM-CARD-08', source: card, params: { rooms: its.rooms } })
    )
      draw(g, me, 'room', its.rooms);
  },
};

import { agree } from '@tavolata/kernel';
import { draw } from '../../verbs/draw.ts';
import type { Behaviour } from '../behaviour.ts';

/** Another Room of your dungeon is destroyed: you may draw two Room cards. */
export const recyclingCenter: Behaviour = {
  *whenAnotherDestroyed(g, { me, card }) {
    if (yield* agree(me, 'may-draw-rooms', { rule: 'BM-CARD-08', source: card })) draw(g, me, 'room', 2);
  },
};

import { agree } from '@tavolata/kernel';
import { draw } from '../../verbs/draw.ts';
import { type Behaviour, DECLINED } from '../behaviour.ts';

/** Once per turn, a Hero is defeated here: you may draw a Spell card. */
export const brainsuckerHive: Behaviour = {
  *whenHeroDefeatedHere(g, { me, card }) {
    if (!(yield* agree(me, 'may-draw-spell', { source: card }))) return DECLINED;
    draw(g, me, 'spell');
  },
};

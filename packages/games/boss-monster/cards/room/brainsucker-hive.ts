import { agree } from '@tavolata/kernel';
import { type Behaviour, DECLINED } from '../../src/behaviour.ts';
import { draw } from '../../src/verbs/draw.ts';

/** Once per turn, a Hero is defeated here: you may draw a Spell card. */
export const brainsuckerHive: Behaviour = {
  *whenHeroDefeatedHere(g, { me, card }) {
    if (!(yield* agree(me, 'may-draw-spell', { source: card }))) return DECLINED;
    draw(g, me, 'spell');
  },
};

import { draw } from '../../verbs/draw.ts';
import type { Behaviour } from '../behaviour.ts';

/** Once per turn, a Hero is defeated here: draw a Room card. */
export const golemFactory: Behaviour = {
  whenHeroDefeatedHere: (g, { me }) => draw(g, me, 'room'),
};

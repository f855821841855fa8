import type { Behaviour } from '../../src/behaviour.ts';
import { draw } from '../../src/verbs/draw.ts';

/** Once per turn, a Hero is defeated here: draw a Room card. */
export const golemFactory: Behaviour = {
  whenHeroDefeatedHere: (g, { me }) => draw(g, me, 'room'),
};

import { draw } from '../../verbs/draw.ts';
import type { Behaviour } from '../behaviour.ts';

/** Once per turn, you build another Monster Room: draw a Room card. */
export const beastMenagerie: Behaviour = {
  whenMonsterBuilt: (g, { me }) => draw(g, me, 'room'),
};

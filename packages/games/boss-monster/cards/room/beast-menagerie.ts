import type { Behaviour } from '../../src/behaviour.ts';
import { draw } from '../../src/verbs/draw.ts';

/** Once per turn, you build another Monster Room: draw a Room card. */
export const beastMenagerie: Behaviour = {
  whenMonsterBuilt: (g, { me }) => draw(g, me, 'room'),
};

import { draw } from '../../verbs/draw.ts';
import type { Behaviour } from '../behaviour.ts';

/** Once per turn, a Spell you played has resolved: draw a Spell card. */
export const ligersDen: Behaviour = {
  whenSpellResolved: (g, { me }) => draw(g, me, 'spell'),
};

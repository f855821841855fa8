import type { Behaviour } from '../../src/behaviour.ts';
import { draw } from '../../src/verbs/draw.ts';

/** Once per turn, a Spell you played has resolved: draw a Spell card. */
export const ligersDen: Behaviour = {
  whenSpellResolved: (g, { me }) => draw(g, me, 'spell'),
};

import type { Behaviour } from '../../src/behaviour.ts';
import { draw } from '../../src/verbs/draw.ts';

/** Once per turn, discard a Monster Room card: draw a Spell card. */
export const witchsKitchen: Behaviour = {
  activated: { resolve: (g, { by }) => draw(g, by, 'spell') },
};

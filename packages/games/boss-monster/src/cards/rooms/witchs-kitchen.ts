import { draw } from '../../verbs/draw.ts';
import type { Behaviour } from '../behaviour.ts';

/** Once per turn, discard a Monster Room card: draw a Spell card. */
export const witchsKitchen: Behaviour = {
  activated: { resolve: (g, { by }) => draw(g, by, 'spell') },
};

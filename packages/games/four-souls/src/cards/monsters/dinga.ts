import type { Behaviour } from '../behaviour.ts';
import { does, multiplyRewards, whenThisDies } from '../write.ts';

/** When it dies by combat damage from a final roll of 6, its rewards are doubled. */
export const dinga: Behaviour = {
  abilities: [
    whenThisDies(
      does((g, use) => multiplyRewards(g, use.card, 2)),
      (_g, _at, { hit }) => hit?.combat === true && hit.face === 6,
    ),
  ],
};

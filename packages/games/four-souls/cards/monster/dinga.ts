import { dinga as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { does, multiplyRewards, whenThisDies } from '../../src/card-kit.ts';

/** When it dies by combat damage from a final roll of {face}, its rewards are doubled. */
export const dinga: Behaviour = {
  abilities: [
    whenThisDies(
      does((g, use) => multiplyRewards(g, use.card, its.times)),
      (_g, _at, { hit }) => hit?.combat === true && hit.face === its.face,
    ),
  ],
};

import { ixTheHermit as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { does, keepOneOnTop } from '../../src/card-kit.ts';

/** Look at the top {cards} of the Treasure deck: one stays on top, the others go to the bottom. */
export const ixTheHermit: Behaviour = {
  loot: does((g, { me }) => keepOneOnTop(g, me, 'treasure', its.cards)),
};

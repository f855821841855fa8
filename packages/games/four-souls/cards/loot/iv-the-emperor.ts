import { ivTheEmperor as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { does, keepOneOnTop } from '../../src/card-kit.ts';

/** Look at the top {cards} of the Monster deck: one stays on top, the others go to the bottom. */
export const ivTheEmperor: Behaviour = {
  loot: does((g, { me }) => keepOneOnTop(g, me, 'monster', its.cards)),
};

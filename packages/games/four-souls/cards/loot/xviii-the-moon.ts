import { xviiiTheMoon as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { does, keepOneOnTop } from '../../src/card-kit.ts';

/** Look at the top {cards} of the Loot deck: one stays on top, the others go to the bottom. */
export const xviiiTheMoon: Behaviour = { loot: does((g, { me }) => keepOneOnTop(g, me, 'loot', its.cards)) };

import type { Behaviour } from '../behaviour.ts';
import { does, keepOneOnTop } from '../write.ts';

/** Look at the top 5 of the Loot deck: one stays on top, the others go to the bottom. */
export const xviiiTheMoon: Behaviour = { loot: does((g, { me }) => keepOneOnTop(g, me, 'loot', 5)) };

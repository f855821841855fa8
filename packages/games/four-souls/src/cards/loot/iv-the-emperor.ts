import type { Behaviour } from '../behaviour.ts';
import { does, keepOneOnTop } from '../write.ts';

/** Look at the top 5 of the Monster deck: one stays on top, the others go to the bottom. */
export const ivTheEmperor: Behaviour = { loot: does((g, { me }) => keepOneOnTop(g, me, 'monster', 5)) };

import type { Behaviour } from '../behaviour.ts';
import { does, keepOneOnTop } from '../write.ts';

/** Look at the top 5 of the Treasure deck: one stays on top, the others go to the bottom. */
export const ixTheHermit: Behaviour = { loot: does((g, { me }) => keepOneOnTop(g, me, 'treasure', 5)) };

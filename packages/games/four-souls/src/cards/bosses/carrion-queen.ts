import type { Behaviour } from '../behaviour.ts';
import { unhurtBy } from '../write.ts';

/** A hit with a 4 or a 5 deals it no combat damage. */
export const carrionQueen: Behaviour = { statics: unhurtBy(4, 5) };

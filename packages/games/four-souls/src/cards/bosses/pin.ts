import type { Behaviour } from '../behaviour.ts';
import { unhurtBy } from '../write.ts';

/** A hit with a 6 deals it no combat damage. */
export const pin: Behaviour = { statics: unhurtBy(6) };

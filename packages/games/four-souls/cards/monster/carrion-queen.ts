import { carrionQueen as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { unhurtBy } from '../../src/card-kit.ts';

/** A hit with a {faces} deals it no combat damage. */
export const carrionQueen: Behaviour = { statics: unhurtBy(its.faces) };

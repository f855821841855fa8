import { hopper as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { unhurtBy } from '../../src/card-kit.ts';

/** A hit with a {face} deals it no combat damage. */
export const hopper: Behaviour = { statics: unhurtBy(its.face) };

import type { Behaviour } from '../behaviour.ts';
import { whileItsHp } from '../write.ts';

/** At exactly 1 HP it has +2 DC. */
export const maskOfInfamy: Behaviour = { statics: whileItsHp(hp => hp === 1, { dc: 2 }) };

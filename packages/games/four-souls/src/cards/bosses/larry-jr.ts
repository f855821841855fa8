import type { Behaviour } from '../behaviour.ts';
import { whileItsHp } from '../write.ts';

/** At 2 HP or less it has +1 DC. */
export const larryJr: Behaviour = { statics: whileItsHp(hp => hp <= 2, { dc: 1 }) };

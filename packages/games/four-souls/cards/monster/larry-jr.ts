import { larryJr as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { whileItsHp } from '../../src/card-kit.ts';

/** At {atMost} HP or less it has +{dc} DC. */
export const larryJr: Behaviour = { statics: whileItsHp(hp => hp <= its.atMost, { dc: its.dc }) };

import { maskOfInfamy as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { whileItsHp } from '../../src/card-kit.ts';

/** At exactly {exactly} HP it has +{dc} DC. */
export const maskOfInfamy: Behaviour = { statics: whileItsHp(hp => hp === its.exactly, { dc: its.dc }) };

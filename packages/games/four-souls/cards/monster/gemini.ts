import { gemini as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { whileItsHp } from '../../src/card-kit.ts';

/** At exactly {exactly} HP it has +{atk} ATK. */
export const gemini: Behaviour = { statics: whileItsHp(hp => hp === its.exactly, { atk: its.atk }) };

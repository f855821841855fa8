import type { Behaviour } from '../behaviour.ts';
import { whileItsHp } from '../write.ts';

/** At exactly 1 HP it has +1 ATK. */
export const gemini: Behaviour = { statics: whileItsHp(hp => hp === 1, { atk: 1 }) };

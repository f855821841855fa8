import { eyeOfGreed as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { gains, onFinalRoll } from '../../src/card-kit.ts';

/** Whenever anybody’s roll ends as a {face}: gain {cents}¢. */
export const eyeOfGreed: Behaviour = { abilities: [onFinalRoll(its.face, gains(its.cents))] };

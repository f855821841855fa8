import type { Behaviour } from '../behaviour.ts';
import { gains, onFinalRoll } from '../write.ts';

/** Whenever anybody’s roll ends as a 5: gain 3¢. */
export const eyeOfGreed: Behaviour = { abilities: [onFinalRoll(5, gains(3))] };

import type { Behaviour } from '../behaviour.ts';
import { gains, whenYouDie } from '../write.ts';

/** Each time you die, before the death penalty: gain 8¢. */
export const greedsGullet: Behaviour = { abilities: [whenYouDie(gains(8))] };

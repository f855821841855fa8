import { greedsGullet as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { gains, whenYouDie } from '../../src/card-kit.ts';

/** Each time you die, before the death penalty: gain {cents}¢. */
export const greedsGullet: Behaviour = { abilities: [whenYouDie(gains(its.cents))] };

import { theMidasTouch as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { gains, whenAMonsterDies } from '../../src/card-kit.ts';

/** Whenever a monster dies: gain {cents}¢. */
export const theMidasTouch: Behaviour = { abilities: [whenAMonsterDies(gains(its.cents))] };

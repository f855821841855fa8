import { holyGreedling as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { gains, may, whenAMonsterDies } from '../../src/card-kit.ts';

/** Whenever a monster dies, itself too, the active player may gain {cents}¢. */
export const holyGreedling: Behaviour = { abilities: [whenAMonsterDies(may(gains(its.cents)))] };

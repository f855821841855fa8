import type { Behaviour } from '../behaviour.ts';
import { gains, may, whenAMonsterDies } from '../write.ts';

/** Whenever a monster dies, itself too, the active player may gain 3¢. */
export const holyGreedling: Behaviour = { abilities: [whenAMonsterDies(may(gains(3)))] };

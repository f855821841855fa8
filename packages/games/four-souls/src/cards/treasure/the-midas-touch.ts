import type { Behaviour } from '../behaviour.ts';
import { gains, whenAMonsterDies } from '../write.ts';

/** Whenever a monster dies: gain 3¢. */
export const theMidasTouch: Behaviour = { abilities: [whenAMonsterDies(gains(3))] };

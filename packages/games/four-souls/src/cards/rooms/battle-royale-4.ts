import type { Behaviour } from '../behaviour.ts';
import { penaltyItemOfTheAttacked } from '../write.ts';

/** Other players can be attacked; one who was gives the item of the death penalty to the active player. */
export const battleRoyale4: Behaviour = { replaces: [penaltyItemOfTheAttacked] };

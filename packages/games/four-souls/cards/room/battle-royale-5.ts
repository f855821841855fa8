import type { Behaviour } from '../../src/behaviour.ts';
import { penaltyItemOfTheAttacked } from '../../src/card-kit.ts';

/** Other players can be attacked; one who was gives the item of the death penalty to the active player. */
export const battleRoyale5: Behaviour = { replaces: [penaltyItemOfTheAttacked] };

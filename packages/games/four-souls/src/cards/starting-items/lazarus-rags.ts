import type { Behaviour } from '../behaviour.ts';
import { getsTreasure, whenYouDieAfterPenalty } from '../write.ts';

/** Each time you die, after the death penalty: +1 treasure. */
export const lazarusRags: Behaviour = { abilities: [whenYouDieAfterPenalty(getsTreasure(1))] };

import { lazarusRags as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { getsTreasure, whenYouDieAfterPenalty } from '../../src/card-kit.ts';

/** Each time you die, after the death penalty: +{treasure} treasure. */
export const lazarusRags: Behaviour = { abilities: [whenYouDieAfterPenalty(getsTreasure(its.treasure))] };

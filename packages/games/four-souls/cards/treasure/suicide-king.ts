import { suicideKing as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { loots, whenYouDie } from '../../src/card-kit.ts';

/** Each time you die, before the death penalty: loot {loot}. */
export const suicideKing: Behaviour = { abilities: [whenYouDie(loots(its.loot))] };

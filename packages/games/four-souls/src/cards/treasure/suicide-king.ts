import type { Behaviour } from '../behaviour.ts';
import { loots, whenYouDie } from '../write.ts';

/** Each time you die, before the death penalty: loot 3. */
export const suicideKing: Behaviour = { abilities: [whenYouDie(loots(3))] };

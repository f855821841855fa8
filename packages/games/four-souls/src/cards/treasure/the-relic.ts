import type { Behaviour } from '../behaviour.ts';
import { loots, onFinalRoll } from '../write.ts';

/** Whenever anybody’s roll ends as a 1: loot 1. */
export const theRelic: Behaviour = { abilities: [onFinalRoll(1, loots(1))] };

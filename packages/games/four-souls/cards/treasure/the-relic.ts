import { theRelic as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { loots, onFinalRoll } from '../../src/card-kit.ts';

/** Whenever anybody’s roll ends as a {face}: loot {loot}. */
export const theRelic: Behaviour = { abilities: [onFinalRoll(its.face, loots(its.loot))] };

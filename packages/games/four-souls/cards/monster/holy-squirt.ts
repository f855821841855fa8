import { holySquirt as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { loots, onFinalRoll, thatPlayer } from '../../src/card-kit.ts';

/** Whoever rolls a final {face} loots {loot}. */
export const holySquirt: Behaviour = { abilities: [onFinalRoll(its.face, thatPlayer(loots(its.loot)))] };

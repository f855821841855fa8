import { holyDinga as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { healsYou, onFinalRoll, thatPlayer } from '../../src/card-kit.ts';

/** Whoever rolls a final {face} heals {heal} HP. */
export const holyDinga: Behaviour = { abilities: [onFinalRoll(its.face, thatPlayer(healsYou(its.heal)))] };

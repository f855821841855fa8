import { holyKeeperHead as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { gains, onFinalRoll, thatPlayer } from '../../src/card-kit.ts';

/** Whoever rolls a final {face} gains {cents}¢. */
export const holyKeeperHead: Behaviour = { abilities: [onFinalRoll(its.face, thatPlayer(gains(its.cents)))] };

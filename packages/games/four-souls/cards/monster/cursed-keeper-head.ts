import { cursedKeeperHead as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { loses, onFinalRoll, thatPlayer } from '../../src/card-kit.ts';

/** Whoever rolls a final {face} loses {lost}¢. */
export const cursedKeeperHead: Behaviour = {
  abilities: [onFinalRoll(its.face, thatPlayer(loses(its.lost)))],
};

import { cursedFatty as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { ditches, onFinalRoll, thatPlayer } from '../../src/card-kit.ts';

/** Whoever rolls a final {face} discards a loot card. */
export const cursedFatty: Behaviour = {
  abilities: [onFinalRoll(its.face, thatPlayer(ditches(its.discards)))],
};

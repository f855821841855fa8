import { momsBox as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { ditches, inOrder, loots, may, onFinalRoll } from '../../src/card-kit.ts';

/** Whenever anybody’s roll ends as a {face}: you may loot {loot}, then discard a loot card. */
export const momsBox: Behaviour = {
  abilities: [onFinalRoll(its.face, may(inOrder(loots(its.loot), ditches(its.discards))))],
};

import type { Behaviour } from '../behaviour.ts';
import { ditches, inOrder, loots, may, onFinalRoll } from '../write.ts';

/** Whenever anybody’s roll ends as a 4: you may loot 1, then discard a loot card. */
export const momsBox: Behaviour = { abilities: [onFinalRoll(4, may(inOrder(loots(1), ditches(1))))] };

import { isaacsBlessing as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { may, rerollsThatRoll, thatPlayer, whenWouldRoll } from '../../src/card-kit.ts';

/** Whoever would roll a {faces} may roll again. */
export const isaacsBlessing: Behaviour = {
  abilities: [whenWouldRoll(its.faces, thatPlayer(may(rerollsThatRoll)))],
};

import type { Behaviour } from '../behaviour.ts';
import { may, rerollsThatRoll, thatPlayer, whenWouldRoll } from '../write.ts';

/** Whoever would roll a 1 or a 6 may roll again. */
export const isaacsBlessing: Behaviour = {
  abilities: [whenWouldRoll([1, 6], thatPlayer(may(rerollsThatRoll)))],
};

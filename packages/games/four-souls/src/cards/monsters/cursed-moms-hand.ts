import type { Behaviour } from '../behaviour.ts';
import { cancelsAllAndEndsTurn, isActive, onFinalRoll } from '../write.ts';

/** On any final 6 of the active player everything on the stack is cancelled and the turn ends. */
export const cursedMomsHand: Behaviour = {
  abilities: [onFinalRoll(6, cancelsAllAndEndsTurn, (g, _at, { seat }) => isActive(g, seat))],
};

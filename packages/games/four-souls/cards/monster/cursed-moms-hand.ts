import { cursedMomsHand as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { cancelsAllAndEndsTurn, isActive, onFinalRoll } from '../../src/card-kit.ts';

/** On any final {face} of the active player everything on the stack is cancelled and the turn ends. */
export const cursedMomsHand: Behaviour = {
  abilities: [onFinalRoll(its.face, cancelsAllAndEndsTurn, (g, _at, { seat }) => isActive(g, seat))],
};

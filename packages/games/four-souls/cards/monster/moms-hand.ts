import { momsHand as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { cancelsAllAndEndsTurn, onAttackRollAgainstThis } from '../../src/card-kit.ts';

/** On a final attack roll of {face} against it, everything on the stack is cancelled and the turn ends. */
export const momsHand: Behaviour = { abilities: [onAttackRollAgainstThis(its.face, cancelsAllAndEndsTurn)] };

import type { Behaviour } from '../behaviour.ts';
import { cancelsAllAndEndsTurn, onAttackRollAgainstThis } from '../write.ts';

/** On a final attack roll of 6 against it, everything on the stack is cancelled and the turn ends. */
export const momsHand: Behaviour = { abilities: [onAttackRollAgainstThis(6, cancelsAllAndEndsTurn)] };

import type { Behaviour } from '../behaviour.ts';
import { healsThis, onAttackRollAgainstThis } from '../write.ts';

/** On a final attack roll of 1 against it, it heals 2 HP. */
export const chub: Behaviour = { abilities: [onAttackRollAgainstThis(1, healsThis(2))] };

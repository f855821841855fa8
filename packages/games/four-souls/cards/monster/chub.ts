import { chub as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { healsThis, onAttackRollAgainstThis } from '../../src/card-kit.ts';

/** On a final attack roll of {face} against it, it heals {heal} HP. */
export const chub: Behaviour = { abilities: [onAttackRollAgainstThis(its.face, healsThis(its.heal))] };

import { megaTrollBomb as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { eachPlayerSuffers, onReveal } from '../../src/card-kit.ts';

/** Each player takes {damage} damage. */
export const megaTrollBomb: Behaviour = { abilities: [onReveal(eachPlayerSuffers(its.damage))] };

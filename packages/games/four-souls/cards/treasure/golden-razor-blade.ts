import { goldenRazorBlade as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aMonsterOrPlayer, cents, inflicts, paid } from '../../src/card-kit.ts';

/** Pay {price}¢: {damage} damage to a monster or player. */
export const goldenRazorBlade: Behaviour = {
  abilities: [paid(cents(its.price), inflicts(its.damage, aMonsterOrPlayer))],
};

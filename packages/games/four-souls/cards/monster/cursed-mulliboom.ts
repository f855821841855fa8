import { cursedMulliboom as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aRandomPlayer, inflicts, whenAMonsterDies } from '../../src/card-kit.ts';

/** Whenever a monster dies, itself too, it deals {damage} damage to a random player. */
export const cursedMulliboom: Behaviour = {
  abilities: [whenAMonsterDies(inflicts(its.damage, aRandomPlayer))],
};

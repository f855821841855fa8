import type { Behaviour } from '../behaviour.ts';
import { aRandomPlayer, inflicts, whenAMonsterDies } from '../write.ts';

/** Whenever a monster dies, itself too, it deals 3 damage to a random player. */
export const cursedMulliboom: Behaviour = { abilities: [whenAMonsterDies(inflicts(3, aRandomPlayer))] };

import { goldBomb as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aMonsterOrPlayer, inflicts } from '../../src/card-kit.ts';

/** {damage} damage to a monster or player. */
export const goldBomb: Behaviour = { loot: inflicts(its.damage, aMonsterOrPlayer) };

import { vTheHierophant as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aMonsterOrPlayer, preventsUpTo } from '../../src/card-kit.ts';

/** Up to {prevented} of the next damage to a monster or player this turn are prevented. */
export const vTheHierophant: Behaviour = { loot: preventsUpTo(its.prevented, aMonsterOrPlayer) };

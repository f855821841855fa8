import type { Behaviour } from '../behaviour.ts';
import { aMonsterOrPlayer, preventsUpTo } from '../write.ts';

/** Up to 2 of the next damage to a monster or player this turn are prevented. */
export const vTheHierophant: Behaviour = { loot: preventsUpTo(2, aMonsterOrPlayer) };

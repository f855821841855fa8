import type { Behaviour } from '../behaviour.ts';
import { aPlayer, preventsNext } from '../write.ts';

/** The next 1 damage to a player this turn is prevented. */
export const soulHeart: Behaviour = { loot: preventsNext(1, aPlayer) };

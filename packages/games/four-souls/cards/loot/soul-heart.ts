import { soulHeart as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aPlayer, preventsNext } from '../../src/card-kit.ts';

/** The next {prevented} damage to a player this turn is prevented. */
export const soulHeart: Behaviour = { loot: preventsNext(its.prevented, aPlayer) };

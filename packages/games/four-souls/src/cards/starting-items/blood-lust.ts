import type { Behaviour } from '../behaviour.ts';
import { aMonsterOrPlayer, atYourTurnEnd, boosts, rechargesThis, tap } from '../write.ts';

/** Tap: a player or monster has +1 ATK until the end of the turn. Recharges at the end of your turn. */
export const bloodLust: Behaviour = {
  abilities: [tap(boosts({ atk: 1 }, aMonsterOrPlayer)), atYourTurnEnd(rechargesThis)],
};

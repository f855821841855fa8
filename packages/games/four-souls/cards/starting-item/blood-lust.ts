import { bloodLust as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aMonsterOrPlayer, atYourTurnEnd, boosts, rechargesThis, tap } from '../../src/card-kit.ts';

/** Tap: a player or monster has +{atk} ATK until the end of the turn. Recharges at the end of your turn. */
export const bloodLust: Behaviour = {
  abilities: [tap(boosts({ atk: its.atk }, aMonsterOrPlayer)), atYourTurnEnd(rechargesThis)],
};

import { iAmError as its } from '../../generated/numbers.ts';
import type { Behaviour, Effect, TargetSpec } from '../../src/behaviour.ts';
import {
  aimed,
  aMonsterNotAttacked,
  atAnyTurnStart,
  cardOf,
  discardsHand,
  ifAny,
  inOrder,
  loots,
  myItem,
  on,
  putInDiscard,
  rerollsItem,
  rolls,
} from '../../src/card-kit.ts';

const discardsMonster = (target: TargetSpec): Effect =>
  aimed([target], (g, use) => {
    const card = cardOf(use);
    if (card !== undefined) putInDiscard(g, card);
  });
const newHand = inOrder(discardsHand, loots(its.loot));

/** At the start of each turn the active player rolls. {lowest}: a monster goes into discard; {low}: reroll an item; {high}: a new hand of {loot}; {highest}: all. */
export const iAmError: Behaviour = {
  abilities: [
    atAnyTurnStart(
      rolls(
        on(its.lowest, discardsMonster(aMonsterNotAttacked)),
        on(its.low, rerollsItem(myItem)),
        on(its.high, newHand),
        on(
          its.highest,
          inOrder(discardsMonster(ifAny(aMonsterNotAttacked)), rerollsItem(ifAny(myItem)), newHand),
        ),
      ),
    ),
  ],
};

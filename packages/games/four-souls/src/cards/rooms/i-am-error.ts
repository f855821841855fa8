import type { Behaviour, Effect, TargetSpec } from '../behaviour.ts';
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
} from '../write.ts';

const discardsMonster = (target: TargetSpec): Effect =>
  aimed([target], (g, use) => {
    const card = cardOf(use);
    if (card !== undefined) putInDiscard(g, card);
  });
const newHand = inOrder(discardsHand, loots(3));

/** At the start of each turn the active player rolls. 1-2: a monster goes into discard; 3-4: reroll an item; 5: a new hand of 3; 6: all. */
export const iAmError: Behaviour = {
  abilities: [
    atAnyTurnStart(
      rolls(
        on(1, 2, discardsMonster(aMonsterNotAttacked)),
        on(3, 4, rerollsItem(myItem)),
        on(5, newHand),
        on(6, inOrder(discardsMonster(ifAny(aMonsterNotAttacked)), rerollsItem(ifAny(myItem)), newHand)),
      ),
    ),
  ],
};

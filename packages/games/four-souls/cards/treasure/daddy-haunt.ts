import { daddyHaunt as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { anotherPlayer, damageToYou, givesThis, whenYouDie } from '../../src/card-kit.ts';

/** You take {more} more of every damage. When you die this goes to another player. */
export const daddyHaunt: Behaviour = {
  replaces: [damageToYou((_g, _at, event) => ({ ...event, amount: event.amount + its.more }))],
  abilities: [whenYouDie(givesThis(anotherPlayer))],
};

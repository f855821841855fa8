import type { Behaviour } from '../behaviour.ts';
import { anotherPlayer, damageToYou, givesThis, whenYouDie } from '../write.ts';

/** You take 1 more of every damage. When you die this goes to another player. */
export const daddyHaunt: Behaviour = {
  replaces: [damageToYou((_g, _at, event) => ({ ...event, amount: event.amount + 1 }))],
  abilities: [whenYouDie(givesThis(anotherPlayer))],
};

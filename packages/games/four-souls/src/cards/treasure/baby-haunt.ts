import type { Behaviour } from '../behaviour.ts';
import { anotherPlayer, givesThis, isActive, monstersHave, whenYouDie } from '../write.ts';

/** On your turn monsters have +1 DC. When you die this goes to another player. */
export const babyHaunt: Behaviour = {
  statics: monstersHave({ dc: 1 }, (g, at) => isActive(g, at.by)),
  abilities: [whenYouDie(givesThis(anotherPlayer))],
};

import type { Behaviour } from '../behaviour.ts';
import { active, anotherPlayer, givesThis, monstersHave, whenYouDie } from '../write.ts';

/** On your turn monsters have +1 DC. When you die this goes to another player. */
export const babyHaunt: Behaviour = {
  statics: monstersHave({ dc: 1 }, (g, at) => active(g) === at.by),
  abilities: [whenYouDie(givesThis(anotherPlayer))],
};

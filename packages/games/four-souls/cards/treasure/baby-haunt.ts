import { babyHaunt as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { anotherPlayer, givesThis, isActive, monstersHave, whenYouDie } from '../../src/card-kit.ts';

/** On your turn monsters have +{dc} DC. When you die this goes to another player. */
export const babyHaunt: Behaviour = {
  statics: monstersHave({ dc: its.dc }, (g, at) => isActive(g, at.by)),
  abilities: [whenYouDie(givesThis(anotherPlayer))],
};

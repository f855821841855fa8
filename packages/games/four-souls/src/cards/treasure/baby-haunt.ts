import type { Behaviour } from '../behaviour.ts';
import { active, anotherPlayer, givesThis, isMonster, whenYouDie } from '../write.ts';

/** On your turn monsters have +1 DC. When you die this goes to another player. */
export const babyHaunt: Behaviour = {
  statics: {
    stat: (g, at, of, stat) =>
      stat === 'dc' && of.card !== undefined && isMonster(g, of.card) && active(g) === at.by ? 1 : 0,
  },
  abilities: [whenYouDie(givesThis(anotherPlayer))],
};

import type { Behaviour } from '../behaviour.ts';
import { isActive, isMonster } from '../write.ts';

/** On your turn monsters have +1 DC. */
export const curseOfTheBlind: Behaviour = {
  statics: {
    stat: (g, at, of, stat) =>
      stat === 'dc' && of.card !== undefined && isMonster(g, of.card) && isActive(g, at.by) ? 1 : 0,
  },
};

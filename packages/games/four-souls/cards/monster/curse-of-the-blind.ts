import { curseOfTheBlind as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { isActive, isMonster } from '../../src/card-kit.ts';

/** On your turn monsters have +{dc} DC. */
export const curseOfTheBlind: Behaviour = {
  statics: {
    stat: (g, at, of, stat) =>
      stat === 'dc' && of.card !== undefined && isMonster(g, of.card) && isActive(g, at.by) ? its.dc : 0,
  },
};

import type { Behaviour } from '../behaviour.ts';
import { isMonster } from '../write.ts';

/** Monsters have +1 ATK. */
export const blackChampions: Behaviour = {
  statics: {
    stat: (g, _at, of, stat) => (stat === 'atk' && of.card !== undefined && isMonster(g, of.card) ? 1 : 0),
  },
};

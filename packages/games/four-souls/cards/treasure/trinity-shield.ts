import type { Behaviour } from '../../src/behaviour.ts';
import { isActive } from '../../src/card-kit.ts';

/** On your turn the others can neither play loot nor activate items. */
export const trinityShield: Behaviour = {
  statics: {
    forbids: (g, at, { type, seat, item }) =>
      isActive(g, at.by) && seat !== at.by && (type === 'play-loot' || (type === 'activate' && item))
        ? g.refuse('FS-STATIC-01', 'shielded')
        : undefined,
  },
};

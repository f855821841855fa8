import type { Behaviour } from '../../src/behaviour.ts';

/** Nobody can gain souls. */
export const allHallowsEve: Behaviour = {
  statics: {
    forbids: (g, _at, { type }) => (type === 'gain-soul' ? g.refuse('FS-STATIC-01', 'no-souls') : undefined),
  },
};

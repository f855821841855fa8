import type { Behaviour } from '../../src/behaviour.ts';

/** No Advanced Room may be built on top. */
export const neanderthalCave: Behaviour = {
  refuseAbove: (g, room) => g.refuse('BM-GEN-01', 'nothing-advanced-above', { room }),
};

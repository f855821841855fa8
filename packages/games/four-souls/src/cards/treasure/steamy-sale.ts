import type { Behaviour } from '../behaviour.ts';

/** Shop items cost you 5¢ less. */
export const steamySale: Behaviour = {
  statics: { price: (_g, at, seat, choice) => (seat === at.by && choice.card !== undefined ? -5 : 0) },
};

import { steamySale as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';

/** Shop items cost you {discount}¢ less. */
export const steamySale: Behaviour = {
  statics: {
    price: (_g, at, seat, choice) => (seat === at.by && choice.card !== undefined ? -its.discount : 0),
  },
};

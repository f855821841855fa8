import { blessingOfSteam as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';

/** Shop items cost {discount}¢ less. */
export const blessingOfSteam: Behaviour = {
  statics: { price: (_g, _at, _seat, choice) => (choice.card === undefined ? 0 : -its.discount) },
};

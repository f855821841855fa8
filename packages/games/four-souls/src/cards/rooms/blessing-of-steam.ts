import type { Behaviour } from '../behaviour.ts';

/** Shop items cost 5¢ less. */
export const blessingOfSteam: Behaviour = {
  statics: { price: (_g, _at, _seat, choice) => (choice.card === undefined ? 0 : -5) },
};

import type { Behaviour } from '../behaviour.ts';

/** You have +1 HP. */
export const breakfast: Behaviour = {
  statics: { stat: (_g, at, of, stat) => (stat === 'hp' && of.seat === at.by ? 1 : 0) },
};

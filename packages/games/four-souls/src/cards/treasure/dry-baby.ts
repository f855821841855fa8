import type { Behaviour } from '../behaviour.ts';
import { damageToYou } from '../write.ts';

/** Every damage to you shrinks to 1. */
export const dryBaby: Behaviour = {
  replaces: [
    damageToYou(
      (_g, _at, event) => ({ ...event, amount: 1 }),
      (_g, _at, { amount }) => amount > 1,
    ),
  ],
};

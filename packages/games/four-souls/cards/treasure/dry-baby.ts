import { dryBaby as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { damageToYou } from '../../src/card-kit.ts';

/** Every damage to you shrinks to {damage}. */
export const dryBaby: Behaviour = {
  replaces: [
    damageToYou(
      (_g, _at, event) => ({ ...event, amount: its.damage }),
      (_g, _at, { amount }) => amount > its.damage,
    ),
  ],
};

import type { Behaviour } from '../../src/behaviour.ts';
import { does, itemsOf, recharge, whenThisDies } from '../../src/card-kit.ts';

/** When it dies, the active player recharges all their items. */
export const psyHorf: Behaviour = {
  abilities: [
    whenThisDies(
      does((g, { me }) => {
        for (const item of itemsOf(g, me)) recharge(g, item);
      }),
    ),
  ],
};

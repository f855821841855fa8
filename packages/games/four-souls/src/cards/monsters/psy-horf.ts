import type { Behaviour } from '../behaviour.ts';
import { does, itemsOf, recharge, whenThisDies } from '../write.ts';

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

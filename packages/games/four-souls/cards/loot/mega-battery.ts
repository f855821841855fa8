import type { Behaviour } from '../../src/behaviour.ts';
import { aimed, aPlayer, itemsOf, recharge, seatOf } from '../../src/card-kit.ts';

/** Every item of a player is recharged. */
export const megaBattery: Behaviour = {
  loot: aimed([aPlayer], (g, use) => {
    const seat = seatOf(use);
    if (seat) for (const item of itemsOf(g, seat)) recharge(g, item);
  }),
};

import type { Behaviour } from '../behaviour.ts';
import { cents, chooseOne, clearsMonsters, clearsShop, isAttacked, paid } from '../write.ts';

/** Pay 3¢ and choose: put every shop item, or every monster that is not attacked, into discard. */
export const restockMachine: Behaviour = {
  abilities: [
    paid(
      cents(3),
      chooseOne({
        'clear-shop': clearsShop,
        'clear-monsters': clearsMonsters((g, card) => !isAttacked(g, card)),
      }),
    ),
  ],
};

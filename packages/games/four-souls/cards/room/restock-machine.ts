import { restockMachine as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { cents, chooseOne, clearsMonsters, clearsShop, isAttacked, paid } from '../../src/card-kit.ts';

/** Pay {price}¢ and choose: put every shop item, or every monster that is not attacked, into discard. */
export const restockMachine: Behaviour = {
  abilities: [
    paid(
      cents(its.price),
      chooseOne({
        'clear-shop': clearsShop,
        'clear-monsters': clearsMonsters((g, card) => !isAttacked(g, card)),
      }),
    ),
  ],
};

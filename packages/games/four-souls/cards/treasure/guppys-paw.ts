import { guppysPaw as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { answering, does, payHp, pickPlayer, preventUpTo, tap } from '../../src/card-kit.ts';

/** Tap: pay {price} HP; if you do, up to {prevented} of the next damage to a player this turn is prevented. */
export const guppysPaw: Behaviour = {
  abilities: [
    tap(
      answering(
        'damage',
        does(function* (g, use) {
          if (!payHp(g, use.me, its.price)) return;
          const seat = yield* pickPlayer(g, use);
          if (seat) preventUpTo(g, use, { seat }, its.prevented);
        }),
      ),
    ),
  ],
};

import type { Behaviour } from '../behaviour.ts';
import { answering, does, payHp, pickPlayer, preventUpTo, tap } from '../write.ts';

/** Tap: pay 1 HP; if you do, up to 2 of the next damage to a player this turn is prevented. */
export const guppysPaw: Behaviour = {
  abilities: [
    tap(
      answering(
        'damage',
        does(function* (g, use) {
          if (!payHp(g, use.me, 1)) return;
          const seat = yield* pickPlayer(g, use);
          if (seat) preventUpTo(g, use, { seat }, 2);
        }),
      ),
    ),
  ],
};

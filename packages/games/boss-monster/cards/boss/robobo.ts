import { choose } from '@tavolata/kernel';
import type { Behaviour } from '../../src/behaviour.ts';
import { destroy } from '../../src/verbs/destroy.ts';
import { activeRooms, opponents, spotOf } from '../../src/verbs/dungeon.ts';

/** Level Up: every opponent, by XP, destroys one of their Rooms. */
export const robobo: Behaviour = {
  *levelUp(g, me) {
    for (const opponent of opponents(g, me)) {
      const room = yield* choose(
        g,
        opponent,
        'destroy-own-room',
        activeRooms(g, opponent).map(spot => spot.room),
      );
      const spot = room === undefined ? undefined : spotOf(g, room);
      if (spot) destroy(g, spot);
    }
  },
};

import type { Behaviour } from '../../src/behaviour.ts';
import { destroy } from '../../src/verbs/destroy.ts';
import { activeRooms } from '../../src/verbs/dungeon.ts';
import { defeat, heroIn } from '../../src/verbs/heroes.ts';
import { aimedSpot, atRoom } from '../../src/verbs/targets.ts';

/** Destroy one of your Rooms; a Hero that was in it is defeated. */
export const caveIn: Behaviour = {
  spell: {
    ...atRoom('collapse-room', 'no-room', activeRooms),
    resolve(g, effect) {
      const spot = aimedSpot(g, effect);
      const hero = heroIn(g, spot.room);
      destroy(g, spot);
      // BM-DEATH-04: a Room that has left play grants nothing.
      if (hero !== undefined) defeat(g, hero, spot.seat);
    },
  },
};

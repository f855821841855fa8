import { neighbour, roomDef } from '../../verbs/dungeon.ts';
import type { Behaviour } from '../behaviour.ts';

/** Monster Rooms next to this one deal 1 more damage. */
export const goblinArmory: Behaviour = {
  boosts(g, self, other) {
    const isNext =
      neighbour(g, self, 1)?.space === other.space || neighbour(g, self, -1)?.space === other.space;
    return isNext && roomDef(g, other.room).subtype === 'monster' ? 1 : 0;
  },
};

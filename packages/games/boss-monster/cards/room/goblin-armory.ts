import { goblinArmory as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { neighbour, roomDef } from '../../src/verbs/dungeon.ts';

/** Monster Rooms next to this one deal {more} more damage. */
export const goblinArmory: Behaviour = {
  boosts(g, self, other) {
    const isNext =
      neighbour(g, self, 1)?.space === other.space || neighbour(g, self, -1)?.space === other.space;
    return isNext && roomDef(g, other.room).subtype === 'monster' ? its.more : 0;
  },
};

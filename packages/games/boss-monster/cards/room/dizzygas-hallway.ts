import { dizzygasHallway as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { neighbour, roomDef } from '../../src/verbs/dungeon.ts';

/** If the next Room is a Trap Room, it deals {more} more damage. */
export const dizzygasHallway: Behaviour = {
  boosts: (g, self, other) =>
    neighbour(g, self, 1)?.space === other.space && roomDef(g, other.room).subtype === 'trap' ? its.more : 0,
};

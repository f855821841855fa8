import { neighbour, roomDef } from '../../verbs/dungeon.ts';
import type { Behaviour } from '../behaviour.ts';

/** If the next Room is a Trap Room, it deals 2 more damage. */
export const dizzygasHallway: Behaviour = {
  boosts: (g, self, other) =>
    neighbour(g, self, 1)?.space === other.space && roomDef(g, other.room).subtype === 'trap' ? 2 : 0,
};

import type { Behaviour } from '../../src/behaviour.ts';
import { activeRooms, roomDef } from '../../src/verbs/dungeon.ts';

/** Its damage is the number of active Monster Rooms in your dungeon, itself included. */
export const monstersBallroom: Behaviour = {
  baseDamage: (g, { seat }) =>
    activeRooms(g, seat).filter(({ room }) => roomDef(g, room).subtype === 'monster').length,
};

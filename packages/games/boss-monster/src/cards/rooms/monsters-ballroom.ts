import { activeRooms, roomDef } from '../../verbs/dungeon.ts';
import type { Behaviour } from '../behaviour.ts';

/** Its damage is the number of active Monster Rooms in your dungeon, itself included. */
export const monstersBallroom: Behaviour = {
  baseDamage: (g, { seat }) =>
    activeRooms(g, seat).filter(({ room }) => roomDef(g, room).subtype === 'monster').length,
};

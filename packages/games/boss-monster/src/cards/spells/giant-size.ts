import { boost } from '../../verbs/boosts.ts';
import { allActiveRooms, roomDef } from '../../verbs/dungeon.ts';
import { atRoom } from '../../verbs/targets.ts';
import type { Behaviour } from '../behaviour.ts';

/** One active Monster Room in any dungeon deals 3 more damage until end of turn. */
export const giantSize: Behaviour = {
  spell: {
    ...atRoom('boost-monster', 'no-monster-room', g =>
      allActiveRooms(g).filter(({ room }) => roomDef(g, room).subtype === 'monster'),
    ),
    resolve: (g, effect) => boost(g, effect, 3),
  },
};

import { boost } from '../../verbs/boosts.ts';
import { allActiveRooms, roomDef } from '../../verbs/dungeon.ts';
import { atRoom } from '../../verbs/targets.ts';
import type { Behaviour } from '../behaviour.ts';

/** One active Trap Room in any dungeon deals 3 more damage until end of turn. */
export const annihilator: Behaviour = {
  spell: {
    ...atRoom('boost-trap', 'no-trap-room', g =>
      allActiveRooms(g).filter(({ room }) => roomDef(g, room).subtype === 'trap'),
    ),
    resolve: (g, effect) => boost(g, effect, 3),
  },
};

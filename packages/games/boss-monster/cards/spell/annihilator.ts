import { annihilator as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { boost } from '../../src/verbs/boosts.ts';
import { allActiveRooms, roomDef } from '../../src/verbs/dungeon.ts';
import { atRoom } from '../../src/verbs/targets.ts';

/** One active Trap Room in any dungeon deals {more} more damage until end of turn. */
export const annihilator: Behaviour = {
  spell: {
    ...atRoom('boost-trap', 'no-trap-room', g =>
      allActiveRooms(g).filter(({ room }) => roomDef(g, room).subtype === 'trap'),
    ),
    resolve: (g, effect) => boost(g, effect, its.more),
  },
};

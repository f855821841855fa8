import { giantSize as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { boost } from '../../src/verbs/boosts.ts';
import { allActiveRooms, roomDef } from '../../src/verbs/dungeon.ts';
import { atRoom } from '../../src/verbs/targets.ts';

/** One active Monster Room in any dungeon deals {more} more damage until end of turn. */
export const giantSize: Behaviour = {
  spell: {
    ...atRoom('boost-monster', 'no-monster-room', g =>
      allActiveRooms(g).filter(({ room }) => roomDef(g, room).subtype === 'monster'),
    ),
    resolve: (g, effect) => boost(g, effect, its.more),
  },
};

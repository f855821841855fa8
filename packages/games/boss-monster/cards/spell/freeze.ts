import type { Behaviour } from '../../src/behaviour.ts';
import { deactivate } from '../../src/verbs/destroy.ts';
import { allActiveRooms } from '../../src/verbs/dungeon.ts';
import { aimedSpot, atRoom } from '../../src/verbs/targets.ts';

/** Deactivate one active Room in any dungeon until end of turn. */
export const freeze: Behaviour = {
  spell: {
    ...atRoom('freeze-room', 'no-room', allActiveRooms),
    resolve: (g, effect) => deactivate(g, aimedSpot(g, effect)),
  },
};

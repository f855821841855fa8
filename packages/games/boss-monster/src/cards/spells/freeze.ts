import { deactivate } from '../../verbs/destroy.ts';
import { allActiveRooms } from '../../verbs/dungeon.ts';
import { aimedSpot, atRoom } from '../../verbs/targets.ts';
import type { Behaviour } from '../behaviour.ts';

/** Deactivate one active Room in any dungeon until end of turn. */
export const freeze: Behaviour = {
  spell: {
    ...atRoom('freeze-room', 'no-room', allActiveRooms),
    resolve: (g, effect) => deactivate(g, aimedSpot(g, effect)),
  },
};

import { player } from '../../verbs/dungeon.ts';
import type { Behaviour } from '../behaviour.ts';

/** Destroy another of your Rooms: until end of turn all your Rooms deal 2 more damage. */
export const theCrushinator: Behaviour = {
  activated: {
    resolve(g, { by, card }) {
      // BM-CARD-05: several uses add up, and the bonus outlives the Crushinator.
      player(g, by).crushed.push({ by: g.def(card).id, amount: 2 });
      g.emit('dungeon-boosted', { seat: by, amount: 2 });
    },
  },
};

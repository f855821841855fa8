import { theCrushinator as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { player } from '../../src/verbs/dungeon.ts';

/** Destroy another of your Rooms: until end of turn all your Rooms deal {more} more damage. */
export const theCrushinator: Behaviour = {
  activated: {
    resolve(g, { by, card }) {
      // BM-CARD-05: several uses add up, and the bonus outlives the Crushinator.
      player(g, by).crushed.push({ by: g.def(card).id, amount: its.more });
      g.emit('dungeon-boosted', { seat: by, amount: its.more });
    },
  },
};

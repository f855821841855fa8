import { player } from '../../verbs/dungeon.ts';
import type { Behaviour } from '../behaviour.ts';

/** Destroy this Room: until end of turn the treasure of your Rooms counts double. */
export const jackpotStash: Behaviour = {
  activated: {
    resolve(g, { by }) {
      // BM-CARD-04: a second use multiplies by four.
      player(g, by).doublings++;
      g.emit('treasure-doubled', { seat: by });
    },
  },
};

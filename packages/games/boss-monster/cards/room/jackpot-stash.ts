import type { Behaviour } from '../../src/behaviour.ts';
import { player } from '../../src/verbs/dungeon.ts';

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

import type { Seat } from '@tavolata/kernel';
import type { Behaviour } from '../../src/behaviour.ts';
import type { G } from '../../src/state.ts';
import { placeRoom } from '../../src/steps/build.ts';
import { countBuilt, opponents, player } from '../../src/verbs/dungeon.ts';

/** BM-CARD-13: built, active Rooms, one per space. */
const isBehind = (g: G, me: Seat): boolean =>
  opponents(g, me).some(other => countBuilt(g, other) > countBuilt(g, me));

/** If an opponent has more Rooms, you may place one more Room in your building step of this phase. */
export const motivation: Behaviour = {
  spell: {
    refuse(g, { me }) {
      if (g.state.strike) return g.refuse('BM-CARD-11', 'nobody-builds');
      if (!isBehind(g, me)) return g.refuse('BM-CARD-13', 'not-behind');
      const stillBuilds = me === g.state.active || g.state.queue.includes(me);
      return stillBuilds ? undefined : g.refuse('BM-CARD-12', 'building-step-over');
    },
    isLegal: (g, { by }) => !g.state.strike && isBehind(g, by),
    *resolve(g, { by }) {
      // BM-CARD-12: after the normal placement the extra Room is placed at once.
      if (by === g.state.active && g.state.next === 'build-turn-over') yield* placeRoom(g, by);
      else player(g, by).placements++;
    },
  },
};

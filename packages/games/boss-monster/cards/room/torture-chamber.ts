import type { Behaviour } from '../../src/behaviour.ts';
import { discardAtRandom } from '../../src/verbs/draw.ts';
import { chooseOpponent } from '../../src/verbs/targets.ts';

/** Destroy this Room: an opponent discards a Room card at random. */
export const tortureChamber: Behaviour = {
  activated: {
    *aim(g, use) {
      const seat = yield* chooseOpponent(g, use, 'discard-room-of');
      return seat ? { seat } : {};
    },
    isLegal: (g, { aim }) => aim.seat !== undefined && g.state.order.includes(aim.seat),
    resolve(g, { aim }) {
      if (aim.seat) discardAtRandom(g, aim.seat, 'room');
    },
  },
};

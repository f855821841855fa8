import { maybeChoose } from '@tavolata/kernel';
import type { Behaviour } from '../../src/behaviour.ts';
import { buildFaceUp, choosePosition, refuseRoom } from '../../src/verbs/build.ts';
import { inHand } from '../../src/verbs/draw.ts';

/** When built: you may at once build one more Room from your hand, also on top of this one (BM-CARD-14). */
export const constructionZone: Behaviour = {
  *whenBuilt(g, { me, card }) {
    if (g.state.strike) return;
    const room = yield* maybeChoose(g, me, 'build-extra', inHand(g, me, 'room'), {
      rule: 'BM-REVEAL-09',
      source: card,
      refuse: candidate => refuseRoom(g, me, candidate),
    });
    const position = room === undefined ? undefined : yield* choosePosition(g, me, room);
    if (room !== undefined && position !== undefined) buildFaceUp(g, me, room, position);
  },
};

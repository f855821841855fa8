import type { Behaviour, TargetSpec } from '../behaviour.ts';
import { does, inTurnOrder, loseCents, onReveal, player, targetPlayer } from '../write.ts';

const aRichestPlayer: TargetSpec = {
  prompt: 'target-player',
  candidates(g) {
    const most = Math.max(...inTurnOrder(g).map(seat => player(g, seat).cents));
    return inTurnOrder(g).flatMap(seat => (player(g, seat).cents === most ? [{ seat }] : []));
  },
};

/** A target player with the most cents loses them all. */
export const greedEvent: Behaviour = {
  abilities: [
    onReveal(
      targetPlayer(
        does((g, { me }) => {
          loseCents(g, me, player(g, me).cents);
        }),
        aRichestPlayer,
      ),
    ),
  ],
};

import type { Behaviour, TargetSpec } from '../../src/behaviour.ts';
import {
  centsOf,
  does,
  hasMost,
  inTurnOrder,
  loseCents,
  onReveal,
  targetPlayer,
} from '../../src/card-kit.ts';

const aRichestPlayer: TargetSpec = {
  prompt: 'target-player',
  candidates: g => inTurnOrder(g).flatMap(seat => (hasMost(g, seat, centsOf) ? [{ seat }] : [])),
};

/** A target player with the most cents loses them all. */
export const greedEvent: Behaviour = {
  abilities: [
    onReveal(
      targetPlayer(
        does((g, { me }) => {
          loseCents(g, me, centsOf(g, me));
        }),
        aRichestPlayer,
      ),
    ),
  ],
};

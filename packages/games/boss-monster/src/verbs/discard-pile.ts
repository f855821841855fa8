import { type CardId, choose, type Flow, type Seat } from '@tavolata/kernel';
import type { Action, Use } from '../behaviour.ts';
import type { CardDef } from '../defs.ts';
import type { Aim, Effect, G } from '../state.ts';
import { DISCARD } from '../zones.ts';
import { discardPile, take } from './draw.ts';

type Wanted = (def: CardDef) => boolean;

const found = (g: G, source: CardId, wanted: Wanted): CardId[] =>
  discardPile(g, source).filter(card => wanted(g.def(card)));

/** An ability aimed at a card in the discard pile; what its cost put there counts (BM-ACT-06). */
export function aimAtDiscard(wanted: Wanted): Required<Pick<Action, 'aim' | 'isLegal'>> {
  return {
    *aim(g: G, { me, card }: Use): Flow<Aim> {
      const chosen = yield* choose(g, me, 'take-from-discard', found(g, card, wanted), { source: card });
      return chosen === undefined ? {} : { card: chosen };
    },
    isLegal: (g, { aim }) => aim.card !== undefined && g.isIn(aim.card, DISCARD),
  };
}

export function takeAimed(g: G, { by, aim }: Effect): void {
  if (aim.card !== undefined) take(g, by, aim.card);
}

/** Takes one of the cards wanted, at once; nothing if there is none. */
export function* takeFromDiscard(g: G, me: Seat, source: CardId, wanted: Wanted): Flow<void> {
  const card = yield* choose(g, me, 'take-from-discard', found(g, source, wanted), { source });
  if (card !== undefined) take(g, me, card);
}

import type { CardId, Flow, Option } from '@tavolata/kernel';
import type { CourtDef, Deed } from '../../defs.ts';
import type { G } from '../../state.ts';
import { inOrder } from '../../verbs/board.ts';
import { carryOut, carryOutSteps } from '../../verbs/effects.ts';
import { happens, tally } from '../../verbs/happenings.ts';
import { refuseDeed } from '../../verbs/requirements.ts';
import { COURT_DISCARD, COURT_PLAYED, hand } from '../../zones.ts';
import type { ActionKind } from './kind.ts';

const courtDef = (g: G, card: CardId): CourtDef => g.def(card) as CourtDef;
const rowOf = (g: G, { card, value = 1 }: Option): Deed =>
  courtDef(g, card as CardId).actions[value - 1] as Deed;

/** MC-COURT-01, MC-PLAY-01: a card of the hand for one of its two rows. */
export const playing: ActionKind = {
  offers: (g, seat) =>
    g.cards(hand(seat)).flatMap(card =>
      courtDef(g, card).actions.map(
        (row, i): Option => ({
          key: 'play',
          card,
          value: i + 1,
          params: { row: row.id },
        }),
      ),
    ),
  refuse: (g, seat, option) => refuseDeed(g, seat, 'MC-COURT-02', rowOf(g, option)),
  *take(g, seat, option): Flow<void> {
    const card = option.card as CardId;
    const { id, onPlay = [], faction } = courtDef(g, card);
    const row = rowOf(g, option);
    const doing = { by: seat, card, ...(faction && { faction }) };
    g.move(card, COURT_PLAYED);
    g.emit('court-played', { seat, card, row: option.value });
    tally(g, seat, 'court-cards-played');
    // MC-ART-03: whoever plays it.
    for (const each of inOrder(g)) happens(g, each, 'court-card-played-by-anyone', { card: id });
    yield* carryOutSteps(g, doing, onPlay);
    yield* carryOut(g, doing, row);
    // MC-PLAY-02.
    g.move(card, COURT_DISCARD, 'front');
  },
};

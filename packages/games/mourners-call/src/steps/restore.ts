import { type CardId, choose, type Flow, type Seat } from '@tavolata/kernel';
import { SPECIALS } from '../defs.ts';
import type { G } from '../state.ts';
import { inOrder, player, seatsIn, wallowsDef } from '../verbs/board.ts';
import { carryOutSteps } from '../verbs/effects.ts';
import { removeSpecial } from '../verbs/figures.ts';
import { happens } from '../verbs/happenings.ts';
import { discardWallows } from '../verbs/wallows.ts';
import { openWallows } from '../zones.ts';
import { beginPhase, beginRound } from './phases.ts';

/** MC-REST-01. */
export function restore(g: G): void {
  beginPhase(g, 'restore');
  for (const seat of inOrder(g)) happens(g, seat, 'restore-step-1');
  g.state.next = 'restore-figures';
}

/** MC-REST-02, MC-REST-03. */
export function restoreFigures(g: G): void {
  for (const id of SPECIALS) if (g.state.specials[id]) removeSpecial(g, id);
  beginRound(g, 'restore-wallows');
}

/** Without an auction nobody could have contributed: such a card costs nothing. */
const isExcused = (g: G, card: CardId): boolean =>
  wallowsDef(g, card).on === 'tithe-contributed' && g.state.bids === undefined;

/** MC-REST-04, MC-REST-05, MC-REST-07, MC-ART-02: one penalty a step, then what is left is discarded. */
export function* restoreWallows(g: G): Flow<void> {
  const { state } = g;
  const [seat] = state.queue;
  if (!seat) {
    state.next = 'restore-cards';
    return;
  }
  const open = g.cards(openWallows(seat));
  const costly = open.filter(card => wallowsDef(g, card).penalty && !isExcused(g, card));
  if (costly.length > 0) return yield* suffer(g, seat, costly);
  for (const card of [...open]) discardWallows(g, card);
  state.queue.shift();
}

function* suffer(g: G, seat: Seat, costly: readonly CardId[]): Flow<void> {
  const [only, ...others] = costly;
  const card =
    others.length === 0 ? only : yield* choose(g, seat, 'which-first', costly, { rule: 'MC-TIMING-02' });
  if (card === undefined) return;
  g.emit('penalty-suffered', { seat, card });
  yield* carryOutSteps(g, { by: seat, card }, wallowsDef(g, card).penalty ?? []);
  discardWallows(g, card);
}

/** MC-REST-08, MC-REST-09. */
export function restoreCards(g: G): void {
  const { state } = g;
  state.turned = [];
  state.used = [];
  state.deathUsed = false;
  for (const seat of seatsIn(g)) {
    player(g, seat).tally = {};
    delete player(g, seat).stormed;
  }
  delete state.bids;
  state.next = state.reserve > 0 ? 'roll-etherea' : 'count';
}

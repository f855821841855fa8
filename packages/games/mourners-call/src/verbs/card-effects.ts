import { type CardId, choose, type Flow, maybeChoose, putInOrder, type Seat } from '@tavolata/kernel';
import type { EffectStep } from '../defs.ts';
import type { G } from '../state.ts';
import { COURT_DECK, COURT_DISCARD, hand, mourners, openWallows, WALLOWS_DECK } from '../zones.ts';
import { inOrder, isTurned, openRakers, opponents, wallowsDef } from './board.ts';
import { isCompleted } from './conditions.ts';
import { discardWallows, keepArtifact, receiveWallows, topWallows } from './wallows.ts';

/** MC-FAQC-17: any open Raker card of any player. */
export function* chooseRaker(g: G, me: Seat): Flow<CardId | undefined> {
  const rakers = inOrder(g).flatMap(seat => openRakers(g, seat));
  return yield* choose(g, me, 'defeat-raker', rakers, { rule: 'MC-FAQC-17' });
}

/** MC-FAQC-07. */
export function* turnMourner(g: G, me: Seat): Flow<void> {
  const cards = opponents(g, me).flatMap(seat => [...g.cards(mourners(seat))]);
  const card = yield* choose(g, me, 'turn-mourner', cards, {
    rule: 'MC-FAQC-07',
    refuse: candidate => (isTurned(g, candidate) ? g.refuse('MC-FAQC-07', 'already-turned') : undefined),
  });
  if (card === undefined) return;
  g.state.turned.push(card);
  g.emit('mourner-turned', { seat: me, card });
}

/** Without penalty; its Raker goes with it. What is completed must be resolved (MC-WAL-04). */
export function* discardOpen(g: G, me: Seat): Flow<void> {
  const card = yield* choose(g, me, 'discard-wallows', g.cards(openWallows(me)), {
    refuse: open => (isCompleted(g, me, open) ? g.refuse('MC-WAL-04', 'completed') : undefined),
  });
  if (card !== undefined) discardWallows(g, card);
}

export function* lookAt(g: G, me: Seat, { look, number = 1 }: EffectStep): Flow<void> {
  switch (look) {
    case 'court-deck':
      // MC-FAQM-02.
      g.look(me, g.cards(COURT_DECK));
      g.emit('looked-at-undealt', { seat: me });
      return;
    case 'court-hand': {
      const others = opponents(g, me).filter(seat => g.cards(hand(seat)).length > 0);
      const seat = yield* choose(g, me, 'look-at-hand', others);
      if (!seat) return;
      g.look(me, g.cards(hand(seat)));
      g.emit('looked-at-hand', { seat: me, player: seat });
      return;
    }
    case 'wallows-deck':
      yield* pickWallows(g, me, topWallows(g, number));
  }
}

/** MC-FAQC-08: one is put in front of the player, the others go to the bottom in any order. */
function* pickWallows(g: G, me: Seat, seen: readonly CardId[]): Flow<void> {
  g.look(me, seen);
  const kept = yield* choose(g, me, 'pick-wallows', seen, { rule: 'MC-FAQC-08' });
  const rest = yield* putInOrder(
    me,
    'order-bottom',
    seen.filter(card => card !== kept),
    { rule: 'MC-FAQC-08' },
  );
  for (const card of rest) g.move(card, WALLOWS_DECK);
  if (rest.length > 1) g.reorder(me, WALLOWS_DECK, rest);
  if (kept !== undefined) receiveWallows(g, me, kept);
}

/** MC-FAQC-10: says whether an Artifact was kept; all else is discarded. */
export function* revealWallows(g: G, me: Seat, { number = 1 }: EffectStep): Flow<boolean> {
  const shown = [...topWallows(g, number)];
  g.reveal(shown);
  const kept = yield* maybeChoose(
    g,
    me,
    'keep-artifact',
    shown.filter(card => wallowsDef(g, card).subtype === 'artifact'),
    { rule: 'MC-FAQC-10' },
  );
  for (const card of shown) if (card !== kept) discardWallows(g, card);
  if (kept !== undefined) keepArtifact(g, me, kept);
  return kept !== undefined;
}

/** MC-FAQM-01, MC-FAQM-04: a Court card of the hand for one that was not dealt, or one already played. */
export function* swapCourt(g: G, me: Seat, { with: zone = COURT_DECK, optional }: EffectStep): Flow<void> {
  const ask = optional ? maybeChoose : choose;
  const taken = yield* ask(g, me, 'swap-take', g.cards(zone));
  if (taken === undefined) return;
  const given = yield* choose(g, me, 'swap-give', g.cards(hand(me)));
  if (given === undefined) return;
  g.move(given, zone, zone === COURT_DISCARD ? 'front' : 'back');
  g.move(taken, hand(me));
  g.emit('court-swapped', { seat: me, given, taken });
}

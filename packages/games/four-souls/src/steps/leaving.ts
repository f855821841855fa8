import { type CardId, dropFrom, type Seat } from '@tavolata/kernel';
import type { G, StackItem } from '../state.ts';
import { lastsOf } from '../table/standing.ts';
import { events, isNobodys, leftOf, player, rightOf } from '../table/table.ts';
import { drop } from '../table/things.ts';
import { cancelAttack, deckOf, putInDiscard, takeFromUnder, underOf } from '../verbs/zoning.ts';
import { character, curses, discardPile, hand, items, OUTSIDE, STACK, souls } from '../zones.ts';
import { giveBack } from './attacks-left.ts';
import { forgetSeat } from './forget-seat.ts';
import { ranking } from './victory.ts';

/** A seat leaves between two steps (FS-LEAVE-01). */
export function leave(g: G, seat: Seat): void {
  const { state } = g;
  if (state.together) return leavePartner(g, seat);
  if (!state.order.includes(seat)) return;
  const next = leftOf(g, seat);
  const before = rightOf(g, seat);
  clearStack(g, item => isOf(item, seat) || isAimedAt(item, seat));
  state.waiting = state.waiting.filter(({ by }) => by !== seat);
  state.queue = state.queue.filter(({ by }) => by !== seat);
  state.copiedLoot = state.copiedLoot.filter(({ by }) => by !== seat);
  state.dying = state.dying.filter(({ of }) => of.seat !== seat);
  state.lasting = state.lasting.filter(lasting => lasting.by !== seat || !lastsOf(g, lasting).effect);
  dropAttackOn(g, seat);
  removeCards(g, seat);
  const leaver = player(g, seat);
  state.supply += leaver.cents;
  leaver.cents = 0;
  leaver.out = true;
  if (state.lastInOrder === seat) state.lastInOrder = before;
  if (state.firstPlayer === seat) state.firstPlayer = next;
  state.order = state.order.filter(other => other !== seat);
  state.extraTurns = state.extraTurns.filter(other => other !== seat);
  dropFromLists(g, seat);
  forgetSeat(g, seat);
  if (state.order.length === 1) return lastOne(g);
  if (state.turn.seat === seat) cutShort(g, seat, before);
}

/** FS-LEAVE-12, FS-LEAVE-13: the partner plays both characters; with nobody left the game is lost. */
function leavePartner(g: G, seat: Seat): void {
  const { state } = g;
  const partner = g.seats.find(other => other !== seat && !state.core.left.includes(other));
  if (partner && state.mode === 'co-op') {
    state.deciders = { ...state.deciders, [seat]: partner };
    return;
  }
  g.finish({ how: 'lost', winners: [], order: ranking(g, []), reason: 'all-left', rule: 'FS-LEAVE-13' });
}

/** FS-LEAVE-11. */
function lastOne(g: G): void {
  const winners = [...g.state.order];
  const order = ranking(g, [winners]);
  g.finish({ how: 'ranking', winners, order, reason: 'others-left', rule: 'FS-LEAVE-11' });
}

/** FS-LEAVE-05: damage the leaver has already dealt to others resolves. */
const isOf = (item: StackItem, seat: Seat): boolean => item.by === seat && item.kind !== 'damage';
const isAimedAt = (item: StackItem, seat: Seat): boolean =>
  (item.kind === 'damage' && item.to.seat === seat) || (item.kind === 'death' && item.of.seat === seat);

/** Takes things off the stack without effect; loot cards go to their discard. */
function clearStack(g: G, goes: (item: StackItem) => boolean): void {
  const gone = g.state.stack.filter(goes);
  g.state.stack = g.state.stack.filter(item => !goes(item));
  for (const item of gone)
    if (item.kind === 'loot' && !item.copy && g.isIn(item.source.card, STACK))
      g.move(item.source.card, discardPile('loot'), 'front');
}

/** FS-LEAVE-06: the attacker could not foresee it, so it does not count as made. */
function dropAttackOn(g: G, seat: Seat): void {
  const { attack } = g.state;
  const target = attack?.target;
  const isTheirs = target?.seat === seat || (target?.card !== undefined && g.isIn(target.card, items(seat)));
  if (!attack || !isTheirs) return;
  cancelAttack(g);
  if (attack.spent) giveBack(g, attack.spent);
}

/** FS-LEAVE-03, FS-LEAVE-04: back into circulation in random order; nothing happens by it. */
function removeCards(g: G, seat: Seat): void {
  const cards = [items, curses, souls, hand, character].flatMap(zone => [...g.cards(zone(seat))]);
  const all = cards.flatMap(card => [card, ...underOf(g, card)]);
  while (all.length > 0) {
    const [card] = all.splice(g.int(all.length), 1) as [CardId];
    drop(g, card);
    takeFromUnder(g, card);
    const kind = deckOf(g.def(card));
    g.move(card, kind ? discardPile(kind) : OUTSIDE, 'front');
  }
}

function dropFromLists(g: G, seat: Seat): void {
  const { state } = g;
  state.bonusDue = state.bonusDue
    .map(due => ({ ...due, seats: due.seats.filter(other => other !== seat) }))
    .filter(({ seats }) => seats.length > 0);
  if (state.attack) {
    state.attack.joiners = state.attack.joiners.filter(other => other !== seat);
    state.attack.rolling = state.attack.rolling.filter(other => other !== seat);
  }
  if (state.draft) state.draft.picks = state.draft.picks.filter(other => other !== seat);
  if (state.starter === seat) delete state.starter;
  if (!state.round) return;
  state.doing = 'priority';
  if (!dropFrom(state.round, seat)) return;
  delete state.round;
  state.doing = state.stack.length > 0 ? 'resolve' : 'advance';
}

const SETTING_UP = ['eden', 'first-player', 'draft'];
/** Steps 2 and 3 of the end phase, which a turn cut short does without. */
const END_STEPS = ['hand-limit', 'room-discard'];

/** FS-LEAVE-07, FS-LEAVE-08: the turn is nobody's any more; the next player makes the game's choices until it is over. */
function cutShort(g: G, seat: Seat, before: Seat): void {
  const { state } = g;
  state.turn.seat = leftOf(g, before);
  if (SETTING_UP.includes(state.stage) || isNobodys(g)) return;
  cancelAttack(g);
  delete state.purchase;
  delete state.round;
  state.endDeclared = false;
  state.turn.grants = [];
  state.turn.ending = true;
  state.turn.orphaned = seat;
  if (!state.turn.extra) state.lastInOrder = before;
  clearStack(g, item => item.by === undefined && item.kind === 'ability');
  state.waiting = state.waiting.filter(({ by }) => by !== undefined);
  state.queue = state.queue.filter(({ by }) => by !== undefined);
  for (const card of events(g)) putInDiscard(g, card);
  if (END_STEPS.includes(state.stage)) state.stage = 'pass-turn';
  for (const dying of state.dying) if (dying.of.card !== undefined) dying.step = Math.max(dying.step, 5);
  state.doing = 'settle';
}

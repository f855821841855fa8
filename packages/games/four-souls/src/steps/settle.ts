import {
  type CardId,
  choose,
  type Flow,
  type Option,
  openRound,
  putInOrder,
  type Seat,
} from '@tavolata/kernel';
import type { Aim, Death, G, Hit, SlotKind, Trigger } from '../state.ts';
import { cardsWithHp, eventsInPlay } from '../table/in-play.ts';
import { hpOf, isEternal } from '../table/standing.ts';
import { active, aimAt, inTurnOrder, isNobodys, player, slotOf, topOf } from '../table/table.ts';
import { thing } from '../table/things.ts';
import { named } from '../verbs/damage.ts';
import { happen } from '../verbs/happen.ts';
import { fillFromTop } from '../verbs/items.ts';
import { peekFreely } from '../verbs/peek.ts';
import { deathsOnStack, push } from '../verbs/stack.ts';
import { canAim, effectAt, takeAim, useOf } from '../verbs/use.ts';
import { gainSoul, putInDiscard } from '../verbs/zoning.ts';
import { BONUS_SOULS, deck, discardPile } from '../zones.ts';
import { deathStep } from './death.ts';
import { toTurnEnd } from './turn.ts';
import { checkVictory } from './victory.ts';

/**
 * What the game does whenever a player would receive priority, again until nothing is left to do (FS-PRIO-10). Then
 * whoever is due gets priority.
 */
export function settle(g: G): Flow<void> | undefined {
  const { state } = g;
  if (state.queue.length > 0) return stackNext(g);
  if (isDeathDue(g)) return deathStep(g);
  if (state.bonusDue.length > 0) return giveBonusSoul(g);
  if (checkVictory(g)) return;
  if (discardSpentEvent(g) || fillSlot(g)) return;
  const { seats, cards } = aboutToDie(g);
  if (seats.length + cards.length > 0) return stackDeaths(g, seats, cards);
  if (state.waiting.length > 0) return orderNext(g);
  peekFreely(g);
  open(g);
}

/** The next step of a death: nothing that it added is left above, nor a death that came of it (FS-MDEATH-08). */
function isDeathDue(g: G): boolean {
  const { dying, waiting, stack } = g.state;
  const last = dying.at(-1);
  if (!last || waiting.length > 0 || stack.some(({ id }) => id >= last.base)) return false;
  const { seats, cards } = aboutToDie(g);
  return seats.length + cards.length === 0;
}

/** FS-BSOUL-04: without the stack; the active player picks among several (FS-BSOUL-08). */
function* giveBonusSoul(g: G): Flow<void> {
  const [due, ...rest] = g.state.bonusDue;
  if (!due) return;
  const { card, seats } = due;
  const seat =
    seats.length > 1 ? yield* choose(g, active(g), 'bonus-soul-whom', seats, { source: card }) : seats[0];
  g.state.bonusDue = rest;
  if (seat && g.isIn(card, BONUS_SOULS)) gainSoul(g, seat, card);
}

/** FS-EVT-04: once each of its abilities has resolved or been cancelled, an event goes to the discard. */
function discardSpentEvent(g: G): boolean {
  const spent = eventsInPlay(g).find(card => !hasUnfinished(g, card));
  if (spent === undefined) return false;
  const slot = slotOf(g, spent);
  putInDiscard(g, spent);
  // FS-CHAL-13: a minion's slot goes with it.
  if (slot?.kind === 'minion' && topOf(g, slot.id) === undefined)
    g.state.slots = g.state.slots.filter(({ id }) => id !== slot.id);
  return true;
}

function hasUnfinished({ state }: G, card: CardId): boolean {
  const life = state.things[card]?.life;
  const isIts = (source: { card: CardId; life: number } | undefined): boolean =>
    source?.card === card && source.life === life;
  return (
    state.waiting.some(({ source }) => isIts(source)) ||
    state.stack.some(
      item =>
        (item.kind === 'ability' && isIts(item.source)) ||
        (item.kind === 'roll' && isIts(item.outcome?.source)),
    )
  );
}

/** FS-SLOT-02, FS-SLOT-08: left to right, shop, room, monster; a slot that a death emptied waits for its end. */
function fillSlot(g: G): boolean {
  const { slots, dying } = g.state;
  if (isNobodys(g) || slots.every(({ id }) => topOf(g, id) !== undefined)) return false;
  const held = dying.flatMap(({ slot }) => slot ?? []);
  for (const kind of ['shop', 'room', 'monster'] as const)
    for (const slot of slots) {
      if (slot.kind !== kind || held.includes(slot.id) || topOf(g, slot.id) !== undefined) continue;
      if (isWorthFilling(g, kind) && fillFromTop(g, slot) !== undefined) return true;
    }
  return false;
}

/** Where only events are left a monster slot stays empty (FS-DECK-07): they would follow each other without end. */
const isWorthFilling = (g: G, kind: SlotKind): boolean =>
  kind !== 'monster' ||
  [...g.cards(deck('monster')), ...g.cards(discardPile('monster'))].some(card => g.def(card).stats);

/** FS-DEATH-01: at 0 HP, and the death is neither on the stack nor under way. */
function aboutToDie(g: G): { seats: Seat[]; cards: CardId[] } {
  const isThere = (aim: Aim): boolean =>
    deathsOnStack(g).some(({ of }) => of.seat === aim.seat && of.card === aim.card && of.life === aim.life) ||
    g.state.dying.some(({ of }) => of.card !== undefined && of.card === aim.card && of.life === aim.life);
  const seats = inTurnOrder(g).filter(
    seat => !player(g, seat).dead && hpOf(g, { seat }) === 0 && !isThere({ seat }) && !isDying(g, seat),
  );
  const cards = cardsWithHp(g).filter(
    card => hpOf(g, aimAt(g, card)) === 0 && !isEternal(g, card) && !isThere(aimAt(g, card)),
  );
  return { seats, cards };
}

/** They are put there in reverse of the order in which they resolve (FS-DEATH-07). */
function* stackDeaths(g: G, seats: Seat[], cards: readonly CardId[]): Flow<void> {
  const order = yield* putInOrder(orderer(g, cards), 'death-order', cards, { rule: 'FS-DEATH-07' });
  for (const seat of seats.reverse()) stackDeath(g, { seat }, player(g, seat).lastHit);
  for (const card of order.reverse()) stackDeath(g, aimAt(g, card), thing(g, card)?.lastHit);
}

/** FS-EACH-05: one player's, who brought down all of them together, or else the active player's choice. */
function orderer(g: G, cards: readonly CardId[]): Seat {
  const [killer, ...others] = new Set(cards.map(card => thing(g, card)?.lastHit?.by));
  return killer && others.length === 0 ? killer : active(g);
}

const isDying = (g: G, seat: Seat): boolean => g.state.dying.some(({ of }) => of.seat === seat);

function stackDeath(g: G, of: Aim, hit: Hit | undefined): void {
  const death = push<Death>(g, { kind: 'death', of, ...(hit && { hit }) });
  g.emit('death-stacked', named(of));
  happen(g, {
    type: 'death-stacked',
    stack: death.id,
    ...(of.seat && { seat: of.seat }),
    ...(of.card !== undefined && { card: of.card, life: of.life ?? 0 }),
  });
}

// --- triggered abilities ---

/** Those that go on the stack next: the game's first, then the players' in turn order (FS-TRIG-03, FS-TRIG-04). */
export function nextTriggers(g: G): Trigger[] {
  const { waiting } = g.state;
  const groups: (Seat | undefined)[] = [undefined, ...inTurnOrder(g)];
  const by = groups.find(seat => waiting.some(trigger => trigger.by === seat));
  return waiting.filter(trigger => trigger.by === by);
}

/** Each group as its player says (FS-TRIG-05). */
function* orderNext(g: G): Flow<void> {
  const { state } = g;
  const group = nextTriggers(g);
  const by = group[0]?.by;
  const order = areAlike(group)
    ? group
    : (yield* putInOrder(by ?? active(g), 'trigger-order', group.map(asOption), {
        rule: by ? 'FS-TRIG-05' : 'FS-TRIG-03',
      })).map(({ params }) => group[params?.nth as number] as Trigger);
  state.waiting = state.waiting.filter(trigger => trigger.by !== by);
  state.queue = order;
}

/** Equal triggers need no order: the same text, on the same thing that happened. */
const areAlike = (group: readonly Trigger[]): boolean =>
  group.every(
    ({ source, path, event }) =>
      source.def === group[0]?.source.def &&
      path.join() === group[0]?.path.join() &&
      event === group[0]?.event,
  );

const asOption = ({ source }: Trigger, nth: number): Option => ({
  key: 'ability',
  card: source.card,
  params: { nth },
});

/** One goes on the stack, with its targets; without any it does not (FS-ABIL-10). */
function* stackNext(g: G): Flow<void> {
  const { state } = g;
  const trigger = state.queue[0];
  if (!trigger) return;
  const use = useOf(g, trigger);
  const effect = effectAt(g, trigger.source.def, trigger.path);
  if (canAim(g, use, effect)) {
    const { path, aims } = yield* takeAim(g, use);
    const { source, by, event, item, face } = trigger;
    push(g, {
      kind: 'ability',
      how: 'triggered',
      source,
      path,
      aims,
      ...(by && { by }),
      ...(event && { event }),
      ...(item && { item }),
      ...(face !== undefined && { face }),
    });
    g.emit('triggered', { card: source.card });
  }
  state.queue = state.queue.slice(1);
}

// --- who gets priority ---

/** Everything is settled: priority goes round, or the game goes on where nobody needs it. */
function open(g: G): void {
  const { state } = g;
  const { attack, purchase } = state;
  if (state.stack.length > 0) return openPriority(g);
  if (state.turn.ending && state.stage !== 'turn-end') return toTurnEnd(g);
  if (state.stage !== 'action') return openPriority(g);
  if (attack) {
    // FS-ATK-29: the first roll follows its target at once.
    if (attack.stage === 'rolling' && attack.rolls === 0) state.doing = 'advance';
    else openPriority(g);
  } else if (purchase) {
    if (purchase.stage === 'chosen') state.doing = 'advance';
    else openPriority(g);
  } else if (state.endDeclared) openPriority(g);
  // FS-ACTN-02: with an empty stack the active player acts.
  else state.doing = 'ask';
}

function openPriority(g: G): void {
  const { state } = g;
  state.round = openRound(inTurnOrder(g, state.starter ?? active(g)));
  delete state.starter;
  state.doing = 'priority';
}

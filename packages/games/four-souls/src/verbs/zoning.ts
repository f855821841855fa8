import type { CardId, Seat, ZoneId, ZonePlace } from '@tavolata/kernel';
import type { CardDef } from '../defs.ts';
import type { G, Slot, SlotKind, StackItem, Thing } from '../state.ts';
import { forbidden, isEternal, soulValue } from '../table/standing.ts';
import { controllerOf, faceOf, isInPlay, placeOf, slotOf, topOf } from '../table/table.ts';
import { change, drop, put } from '../table/things.ts';
import {
  curses,
  DECKS,
  type DeckKind,
  deck,
  discardPile,
  HOLDING,
  OUTSIDE,
  slot,
  souls,
  UNDER,
  whereIs,
} from '../zones.ts';
import { noticeBonusSouls } from './bonus.ts';
import { followMaxHp } from './damage.ts';
import { forget } from './forget.ts';
import { happen } from './happen.ts';

/** The deck a card belongs to, whatever it is used as (FS-DISC-02); none for characters and the like. */
export const deckOf = (def: CardDef): DeckKind | undefined => DECKS.find(kind => kind === def.type);

// --- entering play ---

/** A card enters play as a new object, charged and whole, as its own text says otherwise (FS-INPLAY-04, FS-REPL-05). */
function begin(g: G, card: CardId): number {
  const { entersWith } = g.def(card);
  const fresh: Thing = {
    life: ++g.state.lives,
    charged: !entersWith?.deactivated,
    damage: 0,
    counters: entersWith?.counters ? { generic: entersWith.counters } : {},
    since: g.state.turn.number,
  };
  put(g, card, fresh);
  return fresh.life;
}

function enter(g: G, card: CardId, zone: ZoneId, place: ZonePlace): void {
  const before = g.zoneOf(card);
  g.move(card, zone, place);
  const life = begin(g, card);
  const seat = whereIs(zone).seat;
  happen(g, { type: 'entered-play', card, life, ...(seat && { seat }) });
  renew(g, before);
}

/** A card enters play under a player's control, or is already in play and moves there (FS-ZONE-06). */
export function putWithPlayer(
  g: G,
  seat: Seat,
  card: CardId,
  kind: 'items' | 'curses' | 'character' = 'items',
): void {
  const zone = `${kind}/${seat}`;
  if (!g.state.things[card]) return enter(g, card, zone, 'back');
  const from = slotOf(g, card);
  g.move(card, zone);
  if (from) uncover(g, from);
}

export const addSlot = (g: G, kind: SlotKind): Slot => addSlots(g, kind, 1)[0] as Slot;

/** Several at once are told of once. */
export function addSlots(g: G, kind: SlotKind, amount: number): Slot[] {
  const last = Math.max(0, ...g.state.slots.map(one => one.id));
  const added = Array.from({ length: amount }, (_, n) => ({ id: last + 1 + n, kind }));
  g.state.slots = [...g.state.slots, ...added];
  g.emit('slot-added', { kind: `slot-${kind}`, amount });
  return added;
}

/** What lies in a monster slot, if it is not Indomitable (FS-KEY-11); no final boss and no minion (FS-CHAL-03, FS-CHAL-12). */
export const canBeCovered = (g: G, one: Slot): boolean => {
  const top = topOf(g, one.id);
  return one.kind === 'monster' && (top === undefined || !faceOf(g, top).keywords.includes('indomitable'));
};

export const isAttacked = (g: G, card: CardId | undefined): boolean =>
  card !== undefined && g.state.attack?.target?.card === card;

/** Into a slot, over what lies there; an Indomitable card opens a slot of its own (FS-KEY-10). Returns its slot. */
export function putInSlot(g: G, card: CardId, into: Slot): Slot {
  const own = g.def(card).keywords.includes('indomitable') && into.kind === 'monster';
  const found = own ? addSlot(g, 'monster') : into;
  putBack(g, card, found);
  return found;
}

/** Back into the very slot it came from, over what lies there, as a new object (FS-MDEATH-10). */
export function putBack(g: G, card: CardId, into: Slot): void {
  const covered = topOf(g, into.id);
  if (covered !== undefined) leaveBehind(g, covered);
  enter(g, card, slot(into.id), 'front');
}

// --- leaving play ---

/** The object ceases to be: counters, notes and damage go with it (FS-CTR-11, FS-MECH-29). */
function leaveBehind(g: G, card: CardId): void {
  const thing = g.state.things[card];
  if (!thing) return;
  const by = controllerOf(g, card);
  const source = { card, life: thing.life, def: faceOf(g, card).id };
  const isEvent = slotOf(g, card)?.kind === 'monster' && !faceOf(g, card).stats;
  drop(g, card);
  if (isEvent) forgetEvent(g, card, thing.life);
  // A soul has no abilities any more (FS-MON-04).
  const gone = placeOf(g, card).kind === 'souls' ? undefined : { source, ...(by && { by }) };
  happen(g, { type: 'left-play', card, life: thing.life, ...(by && { seat: by }) }, gone);
  for (const { card: below } of g.state.under.filter(({ host }) => host === card)) dropUnder(g, below);
}

/** FS-EVT-05: the abilities of an event that leaves play leave the stack, and its rolls decide nothing any more. */
function forgetEvent(g: G, card: CardId, life: number): void {
  const isOf = (source: { card: CardId; life: number } | undefined): boolean =>
    source?.card === card && source.life === life;
  const { state } = g;
  state.stack = state.stack.filter(item => item.kind !== 'ability' || !isOf(item.source));
  state.waiting = state.waiting.filter(({ source }) => !isOf(source));
  state.queue = state.queue.filter(({ source }) => !isOf(source));
  for (const item of state.stack) if (item.kind === 'roll' && isOf(item.outcome?.source)) delete item.outcome;
}

/** The card beneath enters play as soon as the one above has left the slot (FS-COVER-03). */
export function uncover(g: G, { id }: Slot): void {
  const top = topOf(g, id);
  if (top === undefined || isInPlay(g, top)) return;
  happen(g, { type: 'entered-play', card: top, life: begin(g, top) });
}

/** The one way out of play, and between piles: the object ends, and what it covered comes up. */
export function moveOut(g: G, card: CardId, zone: ZoneId, place: ZonePlace = 'front'): void {
  const from = slotOf(g, card);
  const wasInPlay = g.state.things[card] !== undefined;
  if (wasInPlay) leaveBehind(g, card);
  const before = g.zoneOf(card);
  g.move(card, zone, place);
  if (wasInPlay && from) {
    leftSlot(g, card);
    uncover(g, from);
  }
  if (deckAt(zone)) forget(g, [card]);
  if (wasInPlay) {
    followMaxHp(g);
    // It may have been what kept a bonus soul from being gained.
    noticeBonusSouls(g);
  }
  renew(g, before);
}

/** FS-CHAL-03, FS-CHAL-09: a final boss or a minion leaves its slot only by dying. */
const isBound = (g: G, card: CardId): boolean => {
  const kind = isInPlay(g, card) ? slotOf(g, card)?.kind : undefined;
  return (kind === 'final-boss' || kind === 'minion') && faceOf(g, card).stats !== undefined;
};

/** FS-ATK-33: an attack whose target is no longer there is cancelled. */
function leftSlot(g: G, card: CardId): void {
  if (g.state.attack?.target?.card === card) cancelAttack(g);
}

/** The attack is over: its rolls and its combat damage leave the stack (FS-ATK-21). */
export function cancelAttack(g: G): void {
  const { attack } = g.state;
  if (!attack) return;
  delete g.state.attack;
  const belongs = (item: StackItem): boolean =>
    (item.kind === 'roll' && item.attack !== undefined) || (item.kind === 'damage' && item.combat === true);
  g.state.stack = g.state.stack.filter(item => !belongs(item));
  g.emit('attack-over', { seat: attack.by });
}

/** To the discard of its own type, or out of the game if there is none (FS-DISC-03). False if it cannot go there. */
export function putInDiscard(g: G, card: CardId): boolean {
  if (g.state.things[card] && isEternal(g, card)) return false;
  if (forbidden(g, { type: 'discard', card }) || isBound(g, card)) return false;
  const kind = deckOf(g.def(card));
  moveOut(g, card, kind ? discardPile(kind) : OUTSIDE);
  g.emit('discarded', { card });
  return true;
}

export function putOnDeck(g: G, card: CardId, place: ZonePlace = 'front'): boolean {
  const kind = deckOf(g.def(card));
  if (!kind || isBound(g, card)) return false;
  moveOut(g, card, deck(kind), place);
  return true;
}

const deckAt = (zone: ZoneId): DeckKind | undefined => DECKS.find(kind => deck(kind) === zone);

/** FS-DECK-06: a card has just left this zone, maybe the last of a deck. */
function renew(g: G, left: ZoneId): void {
  const kind = deckAt(left);
  if (kind) refillDeck(g, kind);
}

/** From now on each card of the deck may be any of them. */
export function shuffleDeck(g: G, kind: DeckKind): void {
  forget(g, g.cards(deck(kind)));
  g.shuffle(deck(kind));
}

/** The moment a deck is empty, its discard becomes the new one. */
export function refillDeck(g: G, kind: DeckKind): void {
  if (g.cards(deck(kind)).length > 0) return;
  const pile = g.cards(discardPile(kind));
  if (pile.length === 0) return;
  for (const card of pile) g.move(card, deck(kind));
  shuffleDeck(g, kind);
}

/** The top card of a deck, as far as there is one (FS-DECK-07). */
export function topCard(g: G, kind: DeckKind): CardId | undefined {
  refillDeck(g, kind);
  return g.cards(deck(kind))[0];
}

// --- souls, curses, and what lies under something ---

/** The card becomes a soul, which it is and nothing else (FS-SOUL-01). */
export function becomeSoul(g: G, seat: Seat, card: CardId, worth?: number): void {
  const from = slotOf(g, card);
  const wasInPlay = g.state.things[card] !== undefined;
  if (wasInPlay && whereIs(g.zoneOf(card)).kind === 'slot') leaveBehind(g, card);
  g.move(card, souls(seat));
  if (from) uncover(g, from);
  if (!g.state.things[card]) begin(g, card);
  else change(g, card, { counters: {} });
  if (worth !== undefined) change(g, card, { worth });
  g.emit('soul-gained', { seat, card, worth: soulValue(g, card) });
  noticeBonusSouls(g);
}

/** Gained as a soul: what forbids or follows gaining applies (FS-SOUL-08). */
export function gainSoul(g: G, seat: Seat, card: CardId, worth?: number): boolean {
  if (forbidden(g, { type: 'gain-soul', seat, card })) return false;
  becomeSoul(g, seat, card, worth);
  happen(g, { type: 'gained-soul', seat, card, amount: soulValue(g, card) });
  return true;
}

/** A soul passes to another player: given, not gained (FS-GAIN-02). */
export function giveSoul(g: G, to: Seat, card: CardId): void {
  g.move(card, souls(to));
  g.emit('soul-given', { card, seat: to });
  noticeBonusSouls(g);
}

/** FS-SOUL-10, FS-BSOUL-07. */
export function destroySoul(g: G, card: CardId): void {
  const kind = deckOf(g.def(card));
  g.emit('soul-destroyed', { card });
  moveOut(g, card, kind ? discardPile(kind) : OUTSIDE);
}

/** FS-KEY-08, FS-EVT-10: the curse leaves its slot for a player. */
export function takeCurse(g: G, seat: Seat, card: CardId): void {
  const from = slotOf(g, card);
  g.move(card, curses(seat));
  g.emit('cursed', { seat, card });
  if (from) uncover(g, from);
}

export function putUnder(g: G, card: CardId, host: CardId): void {
  if (isBound(g, card)) return;
  moveOut(g, card, UNDER);
  g.state.under = [...g.state.under, { card, host }];
}

function dropUnder(g: G, card: CardId): void {
  takeFromUnder(g, card);
  const kind = deckOf(g.def(card));
  g.move(card, kind ? discardPile(kind) : OUTSIDE, 'front');
}

export function takeFromUnder(g: G, card: CardId): void {
  g.state.under = g.state.under.filter(one => one.card !== card);
}

export const underOf = (g: G, host: CardId): CardId[] =>
  g.state.under.filter(one => one.host === host).map(({ card }) => card);

/** A dying card waits in the holding zone (FS-MDEATH-01). */
export const hold = (g: G, card: CardId): void => moveOut(g, card, HOLDING);

/** The card takes the place of a player's item, or of a shop item, without entering play anew (FS-GAIN-07). */
export function putInShop(g: G, card: CardId, into: Slot): void {
  g.move(card, slot(into.id), 'front');
}

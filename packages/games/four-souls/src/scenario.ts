import { type CardId, type Json, type Seat, seatsFrom, type ZoneId } from '@tavolata/kernel';
import { limits } from './defs.ts';
import { makeDecks } from './setup.ts';
import type { G, SlotKind, TurnStage } from './state.ts';
import { newTurn } from './steps/turn.ts';
import { defBy, player } from './table/table.ts';
import { change } from './table/things.ts';
import { allotLootPlays } from './verbs/turns.ts';
import { addSlot, becomeSoul, deckOf, putInSlot, putUnder, putWithPlayer } from './verbs/zoning.ts';
import {
  BONUS_SOULS,
  CHARACTER_DECK,
  DECKS,
  type DeckKind,
  deck,
  discardPile,
  hand,
  OUTSIDE,
} from './zones.ts';

/** A card in play: its id, or with what is on it. */
type GivenCard =
  | string
  | {
      readonly card: string;
      readonly deactivated?: boolean;
      readonly counters?: number | Readonly<Record<string, number>>;
      readonly damage?: number;
      readonly covers?: readonly string[];
      readonly under?: readonly string[];
      readonly starting?: boolean;
    };

interface GivenSeat {
  readonly character?: GivenCard;
  readonly items?: readonly GivenCard[];
  readonly hand?: readonly string[];
  readonly souls?: readonly string[];
  readonly curses?: readonly string[];
  readonly cents?: number;
  readonly damage?: number;
  readonly dead?: boolean;
  readonly lootPlays?: number;
  readonly skips?: number;
}

interface Given {
  readonly turn?: number;
  readonly active?: Seat;
  readonly stage?: TurnStage;
  readonly seats?: Readonly<Record<string, GivenSeat>>;
  readonly shop?: readonly GivenCard[];
  readonly monsters?: readonly GivenCard[];
  readonly rooms?: readonly GivenCard[];
  readonly finalBoss?: readonly GivenCard[];
  readonly minions?: readonly GivenCard[];
  readonly bonusSouls?: readonly GivenCard[];
  readonly discards?: Readonly<Partial<Record<DeckKind, readonly string[]>>>;
  /** From the top; completed with all other cards, unless `exactly` says that these are all. */
  readonly decks?: Readonly<
    Partial<Record<DeckKind, readonly string[] | { readonly exactly: readonly string[] }>>
  >;
  readonly timer?: number;
  readonly hadTurn?: readonly Seat[];
}

/** A card by name out of its deck, or made anew: scenarios may use any card of the game. */
function find(g: G, id: string): CardId {
  const kind = deckOf(defBy(g, id));
  const card = kind && g.cards(deck(kind)).find(one => g.is(one, id));
  return card ?? g.create(id, OUTSIDE);
}

function dress(g: G, card: CardId, given: GivenCard): void {
  if (typeof given === 'string') return;
  const { deactivated, counters, damage = 0, under = [], starting } = given;
  const named = typeof counters === 'number' ? { generic: counters } : counters;
  change(g, card, {
    damage,
    ...(deactivated !== undefined && { charged: !deactivated }),
    ...(named && { counters: named }),
    ...(starting && { starting }),
  });
  for (const id of under) putUnder(g, find(g, id), card);
}

const idOf = (given: GivenCard): string => (typeof given === 'string' ? given : given.card);
const move = (g: G, ids: readonly string[] | undefined, zone: ZoneId): void => {
  for (const id of ids ?? []) g.move(find(g, id), zone);
};

/** Nobody is asked for a character that the scenario does not name. */
function standIn(g: G): GivenCard {
  const def = g.defs.find(({ standsIn }) => standsIn);
  if (!def) throw new Error('no character stands in for those that a scenario does not name');
  return { card: def.id, deactivated: true };
}

function arrangeSeat(g: G, seat: Seat, given: GivenSeat): void {
  const { character = standIn(g), items = [], souls = [], curses = [] } = given;
  const card = g.create(idOf(character), CHARACTER_DECK);
  putWithPlayer(g, seat, card, 'character');
  dress(g, card, character);
  for (const one of items) {
    const item = find(g, idOf(one));
    putWithPlayer(g, seat, item);
    dress(g, item, one);
  }
  for (const id of souls) becomeSoul(g, seat, find(g, id));
  for (const id of curses) putWithPlayer(g, seat, find(g, id), 'curses');
  move(g, given.hand, hand(seat));
  const state = player(g, seat);
  state.cents = given.cents ?? 0;
  g.state.supply -= state.cents;
  state.damage = given.damage ?? 0;
  state.dead = given.dead ?? false;
  state.skips = given.skips ?? 0;
}

function arrangeSlots(g: G, kind: SlotKind, given: readonly GivenCard[] | undefined, atLeast: number): void {
  const cards = given ?? [];
  for (const one of cards) {
    const slot = addSlot(g, kind);
    if (typeof one !== 'string')
      for (const id of [...(one.covers ?? [])].reverse()) putInSlot(g, find(g, id), slot);
    const card = find(g, idOf(one));
    putInSlot(g, card, slot);
    dress(g, card, one);
  }
  // What is not listed is filled from the deck when the match goes on.
  for (let n = cards.length; given === undefined && n < atLeast; n++) addSlot(g, kind);
}

/** Beside the table, with the counters they have got so far. */
function arrangeBonusSouls(g: G, given: readonly GivenCard[] = []): void {
  for (const one of given) {
    const card = find(g, idOf(one));
    g.move(card, BONUS_SOULS);
    if (typeof one === 'string' || typeof one.counters !== 'number') continue;
    g.state.bonusCounters = { ...g.state.bonusCounters, [card]: one.counters };
  }
}

/** A monster that only fights: it takes the place of another and changes nothing else. */
const isQuiet = (g: G, card: CardId): boolean => {
  const { type, stats, kinds, keywords } = g.def(card);
  return type === 'monster' && stats !== undefined && kinds.length === 0 && keywords.length === 0;
};

function arrangeDecks(g: G, decks: Given['decks'] = {}): void {
  for (const kind of DECKS) {
    const given = decks[kind] ?? [];
    const top = ('exactly' in given ? given.exactly : given) as readonly string[];
    g.shuffle(deck(kind));
    for (const card of g.cards(deck(kind)).filter(one => isQuiet(g, one))) g.move(card, deck(kind), 'front');
    const cards: CardId[] = [];
    for (const id of top)
      cards.push(
        g.cards(deck(kind)).find(card => g.is(card, id) && !cards.includes(card)) ?? g.create(id, OUTSIDE),
      );
    for (const card of cards.reverse()) g.move(card, deck(kind), 'front');
    if ('exactly' in given) for (const card of g.cards(deck(kind)).slice(top.length)) g.move(card, OUTSIDE);
  }
}

/** Lays out a position: what is not listed is empty, decks are completed and shuffled by the seed. */
export function arrange(g: G, json: Json): void {
  const given = json as Given;
  makeDecks(g);
  const seats = given.seats ?? {};
  for (const seat of g.seats) arrangeSeat(g, seat, (seats[seat] as GivenSeat | undefined) ?? {});
  arrangeSlots(g, 'shop', given.shop ?? [], limits.slots.shop);
  arrangeSlots(g, 'monster', given.monsters ?? [], limits.slots.monster);
  arrangeSlots(g, 'room', given.rooms ?? [], limits.slots.room);
  arrangeSlots(g, 'final-boss', given.finalBoss, 0);
  arrangeSlots(g, 'minion', given.minions, 0);
  arrangeBonusSouls(g, given.bonusSouls);
  for (const kind of DECKS) move(g, given.discards?.[kind], discardPile(kind));
  arrangeDecks(g, given.decks);
  begin(g, given);
}

function begin(g: G, given: Given): void {
  const { state } = g;
  const active = given.active ?? 'a';
  state.firstPlayer = 'a';
  state.order = seatsFrom(g.seats, 'a');
  state.lastInOrder = state.order[
    (state.order.indexOf(active) + state.order.length - 1) % state.order.length
  ] as Seat;
  state.turn = newTurn(given.turn ?? 1, active);
  // As if every turn since the first player's had been taken.
  state.roundBegan = state.turn.number - state.order.indexOf(active);
  state.stage = given.stage ?? 'action';
  state.doing = 'settle';
  // Cards that are laid out did not just arrive.
  state.waiting = [];
  state.timer = given.timer ?? state.timer;
  state.hadTurn = [...(given.hadTurn ?? [])];
  for (const seat of g.seats) {
    const plays = given.seats?.[seat]?.lootPlays;
    if (plays !== undefined) allotLootPlays(g, seat, plays);
    else if (seat === active && state.stage === 'action') allotLootPlays(g, seat, limits.turn.lootPlays);
  }
}

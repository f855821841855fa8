import { type CardId, defIndexOf, type Seat, seatsFrom } from '@tavolata/kernel';
import type { CardDef } from '../defs.ts';
import {
  type Aim,
  type Copy,
  type G,
  NOTHING_YET,
  type PlayerState,
  type Slot,
  type SlotKind,
  type ThisTurn,
} from '../state.ts';
import { character, curses, hand, items, slot, souls, type Where, whereIs } from '../zones.ts';

export function player(g: G, seat: Seat): PlayerState {
  const state = g.state.players[seat];
  if (!state) throw new Error(`nobody sits at ${seat}`);
  return state;
}

/** The player whose turn it is (FS-TERM-02). */
export const active = (g: G): Seat => g.state.turn.seat;
/** FS-LEAVE-08: until a turn cut short is over nobody is the active player; `active` only makes the game's choices. */
export const isNobodys = ({ state: { turn } }: G): boolean => turn.orphaned !== undefined;
export const isActive = (g: G, seat: Seat | undefined): boolean => active(g) === seat && !isNobodys(g);

/** 'You' on a card of the game: the active player, even one who has left. */
export const gamesYou = ({ state: { turn } }: G): Seat => turn.orphaned ?? turn.seat;

export const isAtTable = (g: G, seat: Seat): boolean => g.state.order.includes(seat);

/** FS-LEAVE-08: while nobody is the active player, the next one makes the game's choices. */
export const chooserOf = (g: G, seat: Seat): Seat => (isAtTable(g, seat) ? seat : active(g));

/** Who makes a player's decisions, and sees what that player sees. */
export const deciderOf = (g: G, seat: Seat): Seat => g.state.deciders[seat] ?? seat;

/** Everybody still at the table, in turn order from the active player on (FS-EACH-01). */
export const inTurnOrder = (g: G, first: Seat = active(g)): Seat[] => seatsFrom(g.state.order, first);
export const others = (g: G, seat: Seat): Seat[] => inTurnOrder(g).filter(other => other !== seat);
/** The next player clockwise; with one player, that player. */
export const leftOf = (g: G, seat: Seat): Seat => inTurnOrder(g, seat)[1] ?? seat;
export const rightOf = (g: G, seat: Seat): Seat => inTurnOrder(g, seat).at(-1) ?? seat;

export const thisTurn = (g: G, seat: Seat): ThisTurn => player(g, seat).thisTurn ?? NOTHING_YET;
export function count(g: G, seat: Seat, what: Partial<ThisTurn>): void {
  const state = player(g, seat);
  state.thisTurn = { ...state.thisTurn, ...what };
}

// --- cards in play ---

export const defBy = (g: G, id: string): CardDef => g.defs[defIndexOf(g.game, id)] as CardDef;

/** What the card is a copy of. */
export const copyOn = (g: G, card: CardId): Copy | undefined => g.state.copies[card];

/** What a card in play shows: one of its own faces, or that of the card it is a copy of (FS-COPY-01, FS-MECH-25). */
export function faceOf(g: G, card: CardId): CardDef {
  const copy = copyOn(g, card);
  if (copy) return defBy(g, copy.def);
  const def = g.def(card);
  return def.otherFace !== undefined && g.state.flipped.includes(card) ? defBy(g, def.otherFace) : def;
}

export const placeOf = (g: G, card: CardId): Where => whereIs(g.zoneOf(card));
/** Who controls a card in play; nobody if the game does. */
export const controllerOf = (g: G, card: CardId): Seat | undefined => placeOf(g, card).seat;

export const isInPlay = (g: G, card: CardId): boolean => g.state.things[card] !== undefined;
/** A card in play as a target; it is that object and no later one (FS-ZONE-02). */
export const aimAt = (g: G, card: CardId): Aim => ({ card, life: g.state.things[card]?.life ?? 0 });
export const isSame = (g: G, aim: Aim): boolean =>
  aim.card !== undefined && g.state.things[aim.card]?.life === aim.life;
/** The card an aim names, if it is still that object in play. */
export const still = (g: G, aim: Aim | undefined): CardId | undefined =>
  aim?.card !== undefined && isSame(g, aim) ? aim.card : undefined;

export const slotsOf = (g: G, ...kinds: SlotKind[]): readonly Slot[] =>
  g.state.slots.filter(({ kind }) => kinds.includes(kind));
export const topOf = (g: G, id: number): CardId | undefined => g.cards(slot(id))[0];
export function slotOf(g: G, card: CardId): Slot | undefined {
  const id = placeOf(g, card).slot;
  return id === undefined ? undefined : g.state.slots.find(one => one.id === id);
}

const MONSTER_SLOTS: readonly SlotKind[] = ['monster', 'final-boss', 'minion'];
export const monsterSlots = (g: G): readonly Slot[] =>
  g.state.slots.filter(({ kind }) => MONSTER_SLOTS.includes(kind));
/** The top cards of some slots, from left to right. */
function topsOf(g: G, fits: (kind: SlotKind, card: CardId) => boolean): CardId[] {
  const tops: CardId[] = [];
  for (const { id, kind } of g.state.slots) {
    const card = topOf(g, id);
    if (card !== undefined && fits(kind, card)) tops.push(card);
  }
  return tops;
}

/** Cards with a stat block in monster slots; those without are events (FS-MON-01). */
export const monsters = (g: G): CardId[] =>
  topsOf(g, (kind, card) => MONSTER_SLOTS.includes(kind) && faceOf(g, card).stats !== undefined);
export const events = (g: G): CardId[] =>
  topsOf(g, (kind, card) => MONSTER_SLOTS.includes(kind) && !faceOf(g, card).stats);
export const shopItems = (g: G): CardId[] => topsOf(g, kind => kind === 'shop');
export const rooms = (g: G): CardId[] => topsOf(g, kind => kind === 'room');

export const isMonster = (g: G, card: CardId): boolean => {
  const kind = isInPlay(g, card) ? slotOf(g, card)?.kind : undefined;
  return kind !== undefined && MONSTER_SLOTS.includes(kind) && faceOf(g, card).stats !== undefined;
};
export const isItem = (g: G, card: CardId): boolean =>
  isInPlay(g, card) && (placeOf(g, card).kind === 'items' || slotOf(g, card)?.kind === 'shop');
/** By its type or an effect, never as a copy of one (FS-TREAS-04, FS-COPY-05). */
export const isStartingItem = (g: G, card: CardId): boolean =>
  g.def(card).type === 'starting-item' || g.state.things[card]?.starting === true;
export const isRoom = (g: G, card: CardId): boolean => isInPlay(g, card) && slotOf(g, card)?.kind === 'room';

export const itemsOf = (g: G, seat: Seat): readonly CardId[] => g.cards(items(seat));
export const cursesOf = (g: G, seat: Seat): readonly CardId[] => g.cards(curses(seat));
export const soulCards = (g: G, seat: Seat): readonly CardId[] => g.cards(souls(seat));
export const handOf = (g: G, seat: Seat): readonly CardId[] => g.cards(hand(seat));
/** Somebody's character; whoever has left has none any more (FS-LEAVE-03). */
export const playedBy = (g: G, seat: Seat): CardId | undefined => g.cards(character(seat))[0];
/** The character of somebody at the table. */
export function characterOf(g: G, seat: Seat): CardId {
  const card = playedBy(g, seat);
  if (card === undefined) throw new Error(`${seat} has no character`);
  return card;
}
/** Every item in play: the players' in turn order, then the shop's. */
export const allItems = (g: G): CardId[] => [
  ...inTurnOrder(g).flatMap(seat => itemsOf(g, seat)),
  ...shopItems(g),
];

export const countersOn = (g: G, card: CardId, name?: string): number => {
  const counters = g.state.things[card]?.counters ?? {};
  // Named counters are counters too (FS-CTR-03).
  return name === undefined ? Object.values(counters).reduce((sum, n) => sum + n, 0) : (counters[name] ?? 0);
};

export const isCharged = (g: G, card: CardId): boolean => g.state.things[card]?.charged ?? false;
export const hasTap = (g: G, card: CardId): boolean =>
  faceOf(g, card).does.abilities?.some(({ kind }) => kind === 'tap') ?? false;
/** An item without activated abilities (FS-TREAS-07). */
export const isPassive = (g: G, card: CardId): boolean =>
  !faceOf(g, card).does.abilities?.some(({ kind }) => kind !== 'triggered');

import { isSeat, SEATS, type Seat, type ZoneId, type ZoneSpec } from '@tavolata/kernel';
import type { DeckKind } from './state/deck-kinds.ts';
import type { FourSoulsState } from './state.ts';

export { DECKS, type DeckKind } from './state/deck-kinds.ts';

const HIDDEN_DECK: ZoneSpec<FourSoulsState> = { sees: 'nobody', ordered: true };
const OPEN: ZoneSpec<FourSoulsState> = { sees: 'all', ordered: true };
/** FS-LOOT-04; where one person plays both characters, or two play together, hands lie open (FS-SOLO-02). */
const HAND: ZoneSpec<FourSoulsState> = {
  sees: (owner, state) => (state.together ? state.core.seats : [owner]),
  ordered: false,
};

/** FS-ZONE-04, FS-ZONE-05: who knows a card that lies there. */
export const zones: Readonly<Record<string, ZoneSpec<FourSoulsState>>> = {
  'treasure-deck': HIDDEN_DECK,
  'loot-deck': HIDDEN_DECK,
  'monster-deck': HIDDEN_DECK,
  'room-deck': HIDDEN_DECK,
  'character-deck': HIDDEN_DECK,
  'bonus-soul-deck': HIDDEN_DECK,
  'treasure-discard': OPEN,
  'loot-discard': OPEN,
  'monster-discard': OPEN,
  'room-discard': OPEN,
  hand: HAND,
  character: OPEN,
  items: OPEN,
  curses: OPEN,
  souls: OPEN,
  slot: OPEN,
  stack: OPEN,
  holding: OPEN,
  under: OPEN,
  draft: OPEN,
  'bonus-souls': OPEN,
  outside: OPEN,
};

export const deck = (kind: DeckKind): ZoneId => `${kind}-deck`;
export const discardPile = (kind: DeckKind): ZoneId => `${kind}-discard`;

/** Loot cards that wait on the stack. */
export const STACK = 'stack';
/** Where a dying card lies while its death is carried out (FS-MDEATH-01). */
export const HOLDING = 'holding';
/** Cards under an object that is in no slot (FS-OUT-06). */
export const UNDER = 'under';
/** Treasures laid out for the mini draft. */
export const DRAFT = 'draft';
export const BONUS_SOULS = 'bonus-souls';
export const OUTSIDE = 'outside';
export const CHARACTER_DECK = 'character-deck';
export const BONUS_SOUL_DECK = 'bonus-soul-deck';

/** Zone ids are asked for all the time: made once per seat. */
const perSeat = (kind: string): ((seat: Seat) => ZoneId) => {
  const ids = new Map<Seat, ZoneId>(SEATS.map(seat => [seat, `${kind}/${seat}`]));
  return seat => ids.get(seat) as ZoneId;
};
export const hand = perSeat('hand');
export const character = perSeat('character');
export const items = perSeat('items');
export const curses = perSeat('curses');
export const souls = perSeat('souls');

/** A shop, monster or room slot: the card in play first, what it covers after it (FS-COVER-01). */
export function slot(id: number): ZoneId {
  slotIds[id] ??= `slot/${id}`;
  return slotIds[id] as ZoneId;
}
const slotIds: ZoneId[] = [];

export interface Where {
  readonly kind: string;
  readonly seat?: Seat;
  readonly slot?: number;
}

const read = new Map<ZoneId, Where>();

/** A zone's id, read: its kind, and whose or which slot it is. */
export function whereIs(zone: ZoneId): Where {
  let where = read.get(zone);
  if (!where) {
    const [kind, which] = zone.split('/') as [string, string | undefined];
    if (isSeat(which)) where = { kind, seat: which };
    else where = kind === 'slot' ? { kind, slot: Number(which) } : { kind };
    read.set(zone, where);
  }
  return where;
}

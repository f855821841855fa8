import { SEATS, type Seat, type ZoneId, type ZoneSpec } from '@tavolata/kernel';

const HIDDEN_DECK: ZoneSpec = { sees: 'nobody', ordered: true };
const OPEN: ZoneSpec = { sees: 'all', ordered: true };
const OWN: ZoneSpec = { sees: 'owner', ordered: false };

/** Who knows a card that lies there (BM-INFO-01, BM-HAND-01, BM-FACE-02). */
export const zones: Readonly<Record<string, ZoneSpec>> = {
  'boss-deck': HIDDEN_DECK,
  'room-deck': HIDDEN_DECK,
  'spell-deck': HIDDEN_DECK,
  'ordinary-hero-deck': HIDDEN_DECK,
  'epic-hero-deck': HIDDEN_DECK,
  'discard-pile': OPEN,
  town: OPEN,
  pending: OPEN,
  removed: OPEN,
  'boss-offer': OWN,
  'boss-space': OPEN,
  hand: OWN,
  stack: OPEN,
  'face-down': { ...OWN, chosen: true },
  entrance: OPEN,
  inside: OPEN,
  souls: OPEN,
  wounds: OPEN,
  // Cards of a player who is out: nothing interacts with them and nobody turns them up (BM-ELIM-03).
  'set-aside': OWN,
};

export const DISCARD = 'discard-pile';
export const TOWN = 'town';
export const PENDING = 'pending';
export const REMOVED = 'removed';
export type DeckKind = 'room' | 'spell' | 'ordinary-hero' | 'epic-hero' | 'boss';
export const deck = (kind: DeckKind): ZoneId => `${kind}-deck`;

/** Zone ids are asked for all the time: made once per seat. */
const perSeat = (kind: string): ((seat: Seat) => ZoneId) => {
  const ids = new Map<Seat, ZoneId>(SEATS.map(seat => [seat, `${kind}/${seat}`]));
  return seat => ids.get(seat) as ZoneId;
};
export const hand = perSeat('hand');
export const entrance = perSeat('entrance');
export const inside = perSeat('inside');
export const souls = perSeat('souls');
export const wounds = perSeat('wounds');
export const bossSpace = perSeat('boss-space');
export const bossOffer = perSeat('boss-offer');
export const setAside = perSeat('set-aside');

const SPACES = [0, 1, 2, 3, 4];
const spaceIds = (kind: string) => {
  const ids = new Map(SEATS.map(seat => [seat, SPACES.map(space => `${kind}/${seat}/${space}`)]));
  return (seat: Seat, space: number): ZoneId => (ids.get(seat) as string[])[space] as ZoneId;
};
/** The built Rooms of a space, the visible one first. */
export const stack = spaceIds('stack');
/** The card placed face-down in a space, if any. */
export const faceDown = spaceIds('face-down');

type Where = ReadonlyMap<ZoneId, { readonly seat: Seat; readonly space: number }>;
const whereIs = (zone: (seat: Seat, space: number) => ZoneId): Where =>
  new Map(SEATS.flatMap(seat => SPACES.map(space => [zone(seat, space), { seat, space }])));
/** Whose space, and which, a zone of built Rooms is, and one of a face-down card. */
export const spaceOf = whereIs(stack);
export const spaceOfFaceDown = whereIs(faceDown);

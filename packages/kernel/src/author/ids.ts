/** Seats are letters, in the order of the setup: the same letters stand in scenarios, logs and states. */
export const SEATS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type Seat = (typeof SEATS)[number];

declare const brand: unique symbol;

/**
 * A card instance. Ids start at a million so that no count, score or coordinate in a state, a question or an
 * event can be mistaken for one: the kernel finds and hides cards wherever they are named.
 */
export type CardId = number & { readonly [brand]: 'card' };
export const FIRST_CARD = 1_000_000;

/** `hand/a`: the kind of zone, its owner if it has one, and whatever tells it from its sisters. */
export type ZoneId = string;
/** A rule of the game's ledger: `BM-BAIT-03`. */
export type RuleId = string;

export const isCard = (value: unknown): value is CardId => typeof value === 'number' && value >= FIRST_CARD;
export const isSeat = (value: unknown): value is Seat =>
  typeof value === 'string' && value.length === 1 && value >= 'a' && value <= 'f';

/** Sets of seats as bits, with one more bit for whoever only watches. */
export type SeatBits = number;
export const ONLOOKER = 'onlooker';
export type Viewer = Seat | typeof ONLOOKER;
export const NOBODY: SeatBits = 0;
export const EVERYBODY: SeatBits = 0b1111111;
export const bitOf = (viewer: Viewer): SeatBits =>
  viewer === ONLOOKER ? 0b1000000 : 1 << (viewer.charCodeAt(0) - 97);
export const bitsOf = (viewers: readonly Viewer[]): SeatBits =>
  viewers.reduce((bits, seat) => bits | bitOf(seat), NOBODY);

/** Plain data, as it is saved and sent. Optional keys are absent, never null. */
export type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json | undefined };

import type { ChanceMark } from './chance.ts';
import type { CardId, Json, Seat, SeatBits, ZoneId } from './ids.ts';
import type { Result } from './result.ts';

/** A value only its owner knows: a blind bid, a secret order. Views of others hold it without `value`. */
export interface Sealed {
  readonly owner: Seat;
  readonly name: string;
  readonly value?: Json;
}

/**
 * The part of every state that the kernel keeps. Cards are columns: the card with id `FIRST_CARD + i` has
 * definition `def[i]`, lies in `zone[i]` and is known to the seats in `known[i]`. Games read it through `Play`
 * and never write it: the verbs there are the one place where knowledge changes. They put new lists in the place of
 * old ones, so that copies of a state can share all that has not changed.
 */
export interface Core {
  seats: readonly Seat[];
  def: readonly number[];
  known: readonly SeatBits[];
  zone: readonly ZoneId[];
  /** The cards of each zone; index 0 is the top of a deck, the front of a queue. */
  zones: Readonly<Record<ZoneId, readonly CardId[]>>;
  chance: ChanceMark;
  /** Grows whenever somebody learns a card: with the dice counter, the line that free undo stops at. */
  insight: number;
  steps: number;
  sealed: readonly Sealed[];
  /** Seats that want to leave; their questions are answered by default until they are gone. */
  left: readonly Seat[];
  /** Seats the game's `leave` has taken out. */
  gone: readonly Seat[];
  result?: Result;
  /** In views only: by pool, the definitions this viewer cannot place, sorted; a search deals them out again. */
  pools?: Readonly<Record<string, readonly number[]>>;
}

/** Every game's state is plain data around a `core`. All else in it is open to everybody. */
export interface State {
  core: Core;
}

export function emptyCore(seats: readonly Seat[]): Core {
  return {
    seats: [...seats],
    def: [],
    known: [],
    zone: [],
    zones: {},
    chance: { epoch: 0, drawn: 0 },
    insight: 0,
    steps: 0,
    sealed: [],
    left: [],
    gone: [],
  };
}

/** The record of zones that was copied last: one core alone holds it and may write into it, until it is cloned. */
let ownZones: Core['zones'] | undefined;

/** The one way into a zone: a record that copies may share is copied before it is written, and only then. */
export function fillZone(core: Core, zone: ZoneId, cards: readonly CardId[]): void {
  if (core.zones !== ownZones) {
    ownZones = { ...core.zones };
    core.zones = ownZones;
  }
  (ownZones as Record<ZoneId, readonly CardId[]>)[zone] = cards;
}

export function cloneCore(core: Core): Core {
  if (core.zones === ownZones) ownZones = undefined;
  const copy: Core = {
    seats: core.seats,
    def: core.def,
    known: core.known,
    zone: core.zone,
    zones: core.zones,
    chance: { epoch: core.chance.epoch, drawn: core.chance.drawn },
    insight: core.insight,
    steps: core.steps,
    sealed: core.sealed,
    left: core.left,
    gone: core.gone,
  };
  if (core.result) copy.result = core.result;
  if (core.pools) copy.pools = core.pools;
  return copy;
}

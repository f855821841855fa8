import type { Seat } from '@tavolata/kernel';
import type { TableEntry } from '../state/log-line.ts';
import type { Clock } from '../util/host.ts';
import { RateLimit } from '../util/rate-limit.ts';

/** `MAX_CHANGES` lines per seat in `CHANGES_WINDOW_MS` that play nothing: each is kept as long as the match. */
const MAX_CHANGES = 30;
const CHANGES_WINDOW_MS = 30_000;
const CHANGES: readonly string[] = ['set', 'sit', 'more-time'] satisfies TableEntry['t'][];

/**
 * A seat with `MAX_COMMANDS` in `COMMANDS_WINDOW_MS` may not undo for now. A match comes to an end, but answers and undos
 * in turn would write lines for ever; nobody who looks at the table is as fast for as long.
 */
const MAX_COMMANDS = 600;
const COMMANDS_WINDOW_MS = 600_000;

/** `MAX_CRASHES` commands per seat in `CRASHES_WINDOW_MS` that make the rules throw: each is logged, reported, rolled back. */
const MAX_CRASHES = 10;
const CRASHES_WINDOW_MS = 60_000;

/** `MAX_GESTURES` per seat in `GESTURES_WINDOW_MS`: more would only flicker. */
const MAX_GESTURES = 3;
const GESTURES_WINDOW_MS = 3000;

/** What a seat may do how often, where the rules of its game set no end. */
export class CommandLimits {
  private readonly clock: Clock;
  private readonly changes = new RateLimit(MAX_CHANGES, CHANGES_WINDOW_MS);
  private readonly commands = new RateLimit(MAX_COMMANDS, COMMANDS_WINDOW_MS);
  private readonly gestures = new RateLimit(MAX_GESTURES, GESTURES_WINDOW_MS);
  /** Absent until the first crash: nearly all tables never have one. */
  private crashes: RateLimit | undefined;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Whether the seat's command may write this entry. */
  allowsEntry(seat: Seat, { t }: { readonly t: string }): boolean {
    return !CHANGES.includes(t) || this.changes.allows(seat, this.clock.now());
  }

  allowsGesture(seat: Seat): boolean {
    return this.gestures.allows(seat, this.clock.now());
  }

  allowsUndo(seat: Seat): boolean {
    return this.commands.wouldAllow(seat, this.clock.now());
  }

  /** Whether the seat has not made the rules throw too often. */
  allowsCommand(seat: Seat): boolean {
    return this.crashes === undefined || this.crashes.wouldAllow(seat, this.clock.now());
  }

  /** Counts one for each command, whatever is written with it: how much may depend on who else has answered. */
  countCommand(seat: Seat): void {
    this.commands.count(seat, this.clock.now());
  }

  countCrash(seat: Seat): void {
    this.crashes ??= new RateLimit(MAX_CRASHES, CRASHES_WINDOW_MS);
    this.crashes.count(seat, this.clock.now());
  }
}

import { type Def, SEATS, type Seat, type State } from '@tavolata/kernel';
import type { GameEvent, Match } from '@tavolata/kernel/match';

/** What a line came to. With it, what stands before a checkpoint is known without being played again. */
export interface Trace {
  /** How many events there are after it. */
  readonly events: number;
  /** How many of those before it are still true, where not all are. */
  readonly kept?: number;
  /** How many deeds stand after a rollback: of all other lines that follows from the log. */
  readonly deeds?: number;
  /** Whom the question asks that began with it. */
  readonly asked?: readonly Seat[];
  /** The question from before is still open. */
  readonly isOpen?: true;
  /** Which turn it is as the match begins here. */
  readonly turn?: number;
  /** What an undo took back, as far as it is told. */
  readonly taken?: readonly GameEvent[];
}

/** Where the match stands after a line. */
export type LineOutcome = Pick<Trace, 'events' | 'deeds' | 'asked'>;

/** Most questions are asked of one seat: the list of that seat only, the same at all tables. */
const alone = new Map<Seat, readonly Seat[]>(SEATS.map(seat => [seat, [seat]]));

/** Seats as they are kept: one list for many moments. */
export function seatsOf(seats: readonly Seat[]): readonly Seat[] {
  const [only] = seats;
  return (seats.length === 1 && only && alone.get(only)) || seats;
}

export function traceOutcome<S extends State, D extends Def>({
  questions,
  openParts,
  eventCount,
  length,
}: Match<S, D>): LineOutcome {
  const outcome = { events: eventCount, deeds: length };
  // While a part of it is answered, it is still the same question.
  return questions.length === openParts
    ? { ...outcome, asked: seatsOf(questions.map(({ seat }) => seat)) }
    : outcome;
}

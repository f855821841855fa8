import type { By, Seat } from '@tavolata/kernel';
import type { ClockRules } from './header.ts';

/** What an answer that stands did to its seat's account. */
interface Booking {
  /** Its place among the deeds that stand. */
  readonly deed: number;
  readonly seat: Seat;
  /** What the seat had when it was asked. */
  before: number;
  /** What it was given back. */
  readonly bonus: number;
}

/** So many times what it began with is more than enough for one question. */
const MOST_BUDGETS = 10;

const NO_CLOCK: ClockRules = { budget: 0, bonus: 0, warning: 0, patience: 0 };

/** What the seats' clocks have left, as far as the log tells. What is taken back gives its bonus back. */
export class Accounts {
  private readonly rules: ClockRules;
  private readonly lefts = new Map<Seat, number>();
  private bookings: Booking[] = [];
  /** Others' parts of a joint question, while somebody's is taken out from before them; with what they had left. */
  private readonly apart = new Map<Seat, { readonly booking: Booking; readonly left: number }>();

  constructor(rules: ClockRules = NO_CLOCK) {
    this.rules = rules;
  }

  left(seat: Seat): number {
    return this.lefts.get(seat) ?? this.rules.budget;
  }

  /** What it had when the question was asked that has been open since so many deeds stood. */
  before(seat: Seat, questionAt: number): number {
    const answer = this.bookings.findLast(booking => booking.deed >= questionAt && booking.seat === seat);
    return answer?.before ?? this.left(seat);
  }

  /** An answer: what its clock had left then. One that is only given again in somebody's name tells nothing. */
  answer(seat: Seat, by: By, deed: number, left: number | undefined): void {
    if (left === undefined) return this.putBack(seat, deed);
    const { budget, bonus, warning } = this.rules;
    // The next question finds at least this much, or it would be lost before it is read.
    const base = by === 'default' ? Math.max(left, Math.min(warning, budget)) : left;
    const after = Math.max(base, Math.min(budget, base + bonus));
    this.bookings.push({ deed, seat, before: this.left(seat), bonus: after - base });
    this.lefts.set(seat, after);
  }

  /** As much as others may give at once. */
  get gift(): number {
    return Math.round(this.rules.budget / 2);
  }

  /** Whether the seat may be given more. */
  hasRoomFor(seat: Seat): boolean {
    return this.left(seat) + this.gift <= MOST_BUDGETS * this.rules.budget;
  }

  give(seat: Seat): void {
    this.lefts.set(seat, this.left(seat) + this.gift);
    for (const booking of this.bookings) if (booking.seat === seat) booking.before += this.gift;
  }

  /** Only so many deeds stand. */
  cut(to: number): void {
    for (const { seat, bonus } of this.takeOff(to))
      this.lefts.set(seat, Math.max(0, this.left(seat) - bonus));
  }

  /**
   * The open question is asked again, of one seat or of all: clocks have run on as if it had not been answered. The
   * others' answers are given again in their name.
   */
  reopen(to: number, only?: Seat): void {
    for (const booking of this.takeOff(to)) {
      const { seat, before } = booking;
      if (only !== undefined && seat !== only) this.apart.set(seat, { booking, left: this.left(seat) });
      this.lefts.set(seat, before);
    }
  }

  /** Deeds are counted anew. */
  restart(): void {
    this.bookings = [];
  }

  private takeOff(to: number): Booking[] {
    const off = this.bookings.filter(({ deed }) => deed >= to);
    this.bookings = this.bookings.filter(({ deed }) => deed < to);
    return off.reverse();
  }

  private putBack(seat: Seat, deed: number): void {
    const apart = this.apart.get(seat);
    if (!apart) return;
    this.apart.delete(seat);
    this.bookings.push({ ...apart.booking, deed });
    this.lefts.set(seat, apart.left);
  }
}

import type { Seat } from '@tavolata/kernel';
import type { AnsweredBy } from '@tavolata/kernel/match';
import type { ClockRules } from '../setup/header.ts';
import type { LogLine } from './log-line.ts';

/** A seat's clock as everybody sees it: `left` at the time `since`, and running from there. */
export interface SeatClock {
  readonly left: number;
  /** Absent while it stands still. */
  readonly since?: number;
  readonly warned?: true;
}

/** What an answer that stands did to its seat's balance. */
interface BalanceChange {
  /** Its place among the deeds that stand. */
  readonly deed: number;
  readonly seat: Seat;
  /** What the seat had when it was asked. */
  before: number;
  /** What it was given back. */
  readonly bonus: number;
}

/** A seat is given no time beyond `MAX_BUDGETS` times its budget. */
const MAX_BUDGETS = 10;

const NO_CLOCK: ClockRules = { budget: 0, bonus: 0, warning: 0, patience: 0 };

/** What the seats' clocks have left, as far as the log tells. What is taken back gives its bonus back. */
export class ClockBalances {
  private readonly rules: ClockRules;
  private readonly balances = new Map<Seat, number>();
  private changes: BalanceChange[] = [];
  /** Others' parts of a joint question, while somebody's is taken out from before them; with what they had left. */
  private readonly setAside = new Map<Seat, { readonly change: BalanceChange; readonly left: number }>();

  constructor(rules: ClockRules = NO_CLOCK) {
    this.rules = rules;
  }

  left(seat: Seat): number {
    return this.balances.get(seat) ?? this.rules.budget;
  }

  /** What the seat had when the question was asked that is open since deed `questionAt`. */
  before(seat: Seat, questionAt: number): number {
    const answer = this.changes.findLast(change => change.deed >= questionAt && change.seat === seat);
    return answer?.before ?? this.left(seat);
  }

  /** What a line changes; `deeds` stand after it, and `isOpen` says whether it left the question before it open. */
  note({ entry, left }: LogLine, deeds: number, isOpen: boolean): void {
    switch (entry.t) {
      case 'answer':
        return this.answer(entry.seat, entry.by, deeds - 1, left);
      case 'undo':
        return isOpen ? this.reopen(entry.to, entry.seat) : this.cut(entry.to);
      case 'rollback':
        return isOpen ? this.reopen(entry.to) : this.cut(entry.to);
      case 'more-time':
        return this.give(entry.to);
      case 'resumed':
        return this.restart();
    }
  }

  /** An answer: what its clock had left then. One that is only given again in somebody's name tells nothing. */
  private answer(seat: Seat, by: AnsweredBy, deed: number, left: number | undefined): void {
    if (left === undefined) return this.putBack(seat, deed);
    const { budget, bonus, warning } = this.rules;
    // The next question finds at least this much, or it would be lost before it is read.
    const base = by === 'default' ? Math.max(left, Math.min(warning, budget)) : left;
    const after = Math.max(base, Math.min(budget, base + bonus));
    this.changes.push({ deed, seat, before: this.left(seat), bonus: after - base });
    this.balances.set(seat, after);
  }

  /** As much as others may give at once. */
  get gift(): number {
    return Math.round(this.rules.budget / 2);
  }

  /** Whether the seat may be given more. */
  hasRoomFor(seat: Seat): boolean {
    return this.left(seat) + this.gift <= MAX_BUDGETS * this.rules.budget;
  }

  private give(seat: Seat): void {
    this.balances.set(seat, this.left(seat) + this.gift);
    for (const change of this.changes) if (change.seat === seat) change.before += this.gift;
  }

  /** Only the first `to` deeds stand. */
  private cut(to: number): void {
    for (const { seat, bonus } of this.takeOff(to))
      this.balances.set(seat, Math.max(0, this.left(seat) - bonus));
  }

  /**
   * The open question is asked again, of one seat or of all: clocks have run on as if it had not been answered. The
   * others' answers are given again in their name.
   */
  private reopen(to: number, only?: Seat): void {
    for (const change of this.takeOff(to)) {
      const { seat, before } = change;
      if (only !== undefined && seat !== only) this.setAside.set(seat, { change, left: this.left(seat) });
      this.balances.set(seat, before);
    }
  }

  /** Deeds are counted anew. */
  private restart(): void {
    this.changes = [];
  }

  private takeOff(to: number): BalanceChange[] {
    const off = this.changes.filter(({ deed }) => deed >= to);
    this.changes = this.changes.filter(({ deed }) => deed < to);
    return off.reverse();
  }

  private putBack(seat: Seat, deed: number): void {
    const apart = this.setAside.get(seat);
    if (!apart) return;
    this.setAside.delete(seat);
    this.changes.push({ ...apart.change, deed });
    this.balances.set(seat, apart.left);
  }
}

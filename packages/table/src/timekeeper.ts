import type { Seat } from '@tavolata/kernel';
import type { ClockRules } from './header.ts';
import type { Clock } from './ports.ts';

/** A seat's clock as everybody sees it: `left` at the time `since`, and running from there. */
export interface SeatClock {
  readonly left: number;
  /** Absent while it stands still. */
  readonly since?: number;
  readonly warned?: true;
}

interface Running {
  readonly q: string;
  /** What is left of the patience for somebody who is away. */
  patience: number;
  /** Since when the clock runs, or, with `away`, waits. */
  since: number;
  away: boolean;
  warned: boolean;
  /** What others are shown until the whole question is answered. */
  shown: SeatClock;
  cancel: () => void;
}

export interface Alarm {
  warn(seat: Seat): void;
  /** It runs on though they are away. */
  run(seat: Seat): void;
  end(seat: Seat, q: string): void;
}

/**
 * The gentle clock. It runs for whoever is asked, gives some back for each answer, warns, waits a while for people
 * who have lost their line, and in the end rings; what then happens is the table's affair.
 */
export class Timekeeper {
  private readonly rules: ClockRules;
  private readonly clock: Clock;
  private readonly alarm: Alarm;
  private readonly banks = new Map<Seat, number>();
  private readonly running = new Map<Seat, Running>();
  private readonly away = new Set<Seat>();
  /** For seats that have answered their part of a question others still think about. */
  private readonly lastShown = new Map<Seat, SeatClock>();

  constructor(rules: ClockRules, clock: Clock, alarm: Alarm) {
    this.rules = rules;
    this.clock = clock;
    this.alarm = alarm;
  }

  /** What a seat has left after an answer, as the log has it. */
  book(seat: Seat, left: number): void {
    this.stop(seat);
    this.banks.set(seat, left);
  }

  /** Runs for exactly these questions. After a restart they count from `since`, but nobody is hurried at once. */
  follow(questions: ReadonlyMap<Seat, string>, since = this.clock.now()): void {
    for (const [seat, { q }] of [...this.running]) if (questions.get(seat) !== q) this.stop(seat);
    for (const [seat, q] of questions) if (!this.running.has(seat)) this.start(seat, q, since);
  }

  /** What the seat will have left once it has answered now. */
  afterAnswer(seat: Seat): number {
    return Math.min(this.rules.budget, this.left(seat) + this.rules.bonus);
  }

  more(seat: Seat): void {
    const { budget } = this.rules;
    this.banks.set(seat, this.bank(seat) + Math.round(budget / 2));
    this.set(seat);
  }

  setAway(seat: Seat, away: boolean): void {
    if (away === this.away.has(seat)) return;
    this.settle(seat);
    if (away) this.away.add(seat);
    else this.away.delete(seat);
    this.set(seat);
  }

  /** As shown to everybody; while a seat is among those waited for, whether it has answered its part stays hidden. */
  show(seat: Seat, waiting: boolean): SeatClock {
    const running = this.running.get(seat);
    if (running) return running.shown;
    const hidden = waiting ? this.lastShown.get(seat) : undefined;
    return hidden ?? { left: this.bank(seat) };
  }

  close(): void {
    for (const seat of [...this.running.keys()]) this.stop(seat);
  }

  private bank(seat: Seat): number {
    return this.banks.get(seat) ?? this.rules.budget;
  }

  private left(seat: Seat): number {
    const running = this.running.get(seat);
    const spent = running && !running.away ? this.clock.now() - running.since : 0;
    return Math.max(0, this.bank(seat) - spent);
  }

  private start(seat: Seat, q: string, since: number): void {
    const { warning, patience } = this.rules;
    const late = this.clock.now() - since;
    if (late > 0) this.banks.set(seat, Math.max(this.bank(seat) - late, warning));
    const now = this.clock.now();
    const shown = { left: this.bank(seat) };
    const running: Running = { q, patience, since: now, away: false, warned: false, shown, cancel: () => {} };
    this.running.set(seat, running);
    this.set(seat);
  }

  private stop(seat: Seat): void {
    const running = this.running.get(seat);
    if (!running) return;
    this.settle(seat);
    running.cancel();
    this.lastShown.set(seat, running.shown);
    this.running.delete(seat);
  }

  /** Books the time until now. */
  private settle(seat: Seat): void {
    const running = this.running.get(seat);
    if (!running) return;
    const now = this.clock.now();
    const spent = now - running.since;
    if (running.away) running.patience = Math.max(0, running.patience - spent);
    else this.banks.set(seat, Math.max(0, this.bank(seat) - spent));
    running.since = now;
  }

  /** Sets the next alarm: the end of patience, the warning, or the end. */
  private set(seat: Seat): void {
    const running = this.running.get(seat);
    if (!running) return;
    this.settle(seat);
    running.cancel();
    running.away = this.away.has(seat) && running.patience > 0;
    const left = this.bank(seat);
    const warned = left <= this.rules.warning;
    const warns = warned && !running.warned;
    running.warned = warned;
    running.shown = {
      left,
      ...(!running.away && { since: running.since }),
      ...(warned && { warned: true as const }),
    };
    const wait = running.away ? running.patience : warned ? left : left - this.rules.warning;
    running.cancel = this.clock.after(wait, () => this.ring(seat, running));
    if (warns) this.alarm.warn(seat);
  }

  private ring(seat: Seat, running: Running): void {
    this.settle(seat);
    if (!running.away && this.bank(seat) <= 0) {
      // The next question finds at least this much, or it would be lost before it is read.
      this.banks.set(seat, this.rules.warning);
      this.alarm.end(seat, running.q);
    } else {
      const wasAway = running.away;
      this.set(seat);
      // Nobody is waited for any longer: the others see the clock run.
      if (wasAway) this.alarm.run(seat);
    }
  }
}

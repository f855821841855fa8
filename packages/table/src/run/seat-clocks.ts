import type { Seat } from '@tavolata/kernel';
import type { ClockRules } from '../setup/header.ts';
import type { ClockBalances, SeatClock } from '../state/clock-balances.ts';
import type { Clock } from '../util/host.ts';

/** What a seat is asked, as its clock takes it. */
export interface ClockedQuestion {
  /** A number that tells the whole question, which may be other seats' too, from the next. */
  readonly question: number;
  /** The seat's own part of it, unless it is answered: nobody is to see that, so the clock seems to run on. */
  readonly q: string | undefined;
  /** What the seat had when it was asked, and since when it thinks. */
  readonly had: number;
  readonly since: number;
}

interface ClockState {
  readonly question: number;
  had: number;
  /** How much of that is gone. */
  spent: number;
  /** What is left of the patience for somebody who is away. */
  patience: number;
  pace: 'runs' | 'waits' | 'stands';
  /** Since when. */
  since: number;
  /** How long the host had stood still by then. */
  paused: number;
  warned: boolean;
}

interface RunningClock extends ClockState {
  q: string | undefined;
  shown: SeatClock;
  /** When the alarm rings next, in the host's time. */
  rings?: number | undefined;
  cancel: () => void;
}

/**
 * The clocks of a table that leaves memory while its host goes on: taken up by them, it behaves as if it had stayed.
 * Plain data, of use only to the same process.
 */
export interface RestingClocks {
  /** How many lines the log had: with others, it is no longer true. */
  readonly lines: number;
  /** When one of them does something next, in the host's time. */
  readonly nextAlarm: number | undefined;
  readonly stands: boolean;
  readonly running: readonly (readonly [Seat, ClockState])[];
  readonly lost: readonly (readonly [Seat, number])[];
}

interface ClockEvents {
  warn(seat: Seat): void;
  /** It runs on though they are away. */
  run(seat: Seat): void;
  end(seat: Seat, q: string): void;
}

/** How long a clock at least runs again that has run out without an answer being saved. */
const MIN_RETRY_MS = 1000;

/**
 * The seats' clocks. One runs for whoever is asked, warns, waits a while for people who are disconnected, stands while an
 * undo is discussed, and calls `events.end` when it has run out.
 */
export class SeatClocks {
  private readonly rules: ClockRules;
  private readonly clock: Clock;
  private readonly balances: () => ClockBalances;
  private readonly events: ClockEvents;
  private readonly running = new Map<Seat, RunningClock>();
  /** What went into questions that were gone before the seat had answered: the log does not know of it. */
  private readonly lost = new Map<Seat, number>();
  private readonly away = new Set<Seat>();
  private stands = false;

  constructor(rules: ClockRules, clock: Clock, balances: () => ClockBalances, events: ClockEvents) {
    this.rules = rules;
    this.clock = clock;
    this.balances = balances;
    this.events = events;
  }

  /** Runs for exactly these questions, or stands. */
  follow(asked: ReadonlyMap<Seat, ClockedQuestion>, stands: boolean): void {
    for (const [seat, running] of [...this.running]) {
      const now = asked.get(seat);
      if (now?.question !== running.question) this.stop(seat);
      else this.keep(seat, running, now.q);
    }
    for (const [seat, now] of asked)
      if (!this.running.has(seat)) this.start(seat, now, this.bank(seat, now.had));
    if (stands === this.stands) return;
    this.stands = stands;
    for (const seat of this.running.keys()) this.set(seat);
  }

  /** After a restart: they count from when they were asked until now, or until they stood; nobody is hurried at once. */
  takeUp(asked: ReadonlyMap<Seat, ClockedQuestion>, standsSince: number | undefined): void {
    this.stands = standsSince !== undefined;
    const until = standsSince ?? this.clock.now();
    for (const [seat, now] of asked)
      this.start(seat, now, Math.max(now.had - Math.max(0, until - now.since), this.rules.warning));
  }

  /** They are put away. */
  rest(lines: number): RestingClocks {
    const { nextAlarm, stands, lost } = this;
    const running = [...this.running].map(([seat, clock]) => [seat, stateOf(clock)] as const);
    return { lines, nextAlarm, stands, running, lost: [...lost] };
  }

  /** They ran on while they were put away. */
  wake(asked: ReadonlyMap<Seat, ClockedQuestion>, { stands, running, lost }: RestingClocks): void {
    this.stands = stands;
    for (const [seat, spent] of lost) this.lost.set(seat, spent);
    for (const [seat, state] of running) {
      const q = asked.get(seat)?.q;
      this.running.set(seat, { ...state, q, shown: { left: 0 }, cancel: () => {} });
      this.set(seat);
    }
  }

  /** When one of them does something next, in the host's time. */
  get nextAlarm(): number | undefined {
    const alarms = [...this.running.values()].flatMap(({ rings }) => rings ?? []);
    return alarms.length > 0 ? Math.min(...alarms) : undefined;
  }

  /** What the seat has left now. */
  left(seat: Seat): number {
    const running = this.running.get(seat);
    if (!running) return this.bank(seat, this.balances().left(seat));
    this.settle(running);
    return leftOf(running);
  }

  /** The log has the seat's answer. */
  answered(seat: Seat): void {
    const running = this.running.get(seat);
    if (running) running.q = undefined;
  }

  more(seat: Seat): void {
    const running = this.running.get(seat);
    if (running) running.had += this.balances().gift;
    this.set(seat);
  }

  /** Whether the seat's time has run out and nothing has changed that since. */
  isOver(seat: Seat): boolean {
    return this.running.get(seat)?.pace === 'runs' && this.left(seat) === 0;
  }

  /** It rang, and the question is still there. */
  again(seat: Seat, atLeast = MIN_RETRY_MS): void {
    const running = this.running.get(seat);
    if (!running) return;
    this.settle(running);
    running.had = running.spent + Math.max(this.rules.warning, atLeast);
    this.set(seat);
  }

  setAway(seat: Seat, away: boolean): void {
    if (away === this.away.has(seat)) return;
    if (away) this.away.add(seat);
    else this.away.delete(seat);
    this.set(seat);
  }

  /** As shown to everybody: whether a seat has answered its part of the open question makes no difference. */
  show(seat: Seat): SeatClock {
    return this.running.get(seat)?.shown ?? { left: this.left(seat) };
  }

  /** What the seat itself is shown instead, once it has answered its part. */
  showOwn(seat: Seat): SeatClock | undefined {
    const running = this.running.get(seat);
    return running && running.q === undefined ? { left: this.balances().left(seat) } : undefined;
  }

  close(): void {
    for (const seat of [...this.running.keys()]) this.stop(seat);
  }

  private bank(seat: Seat, had: number): number {
    return Math.max(0, had - (this.lost.get(seat) ?? 0));
  }

  private start(seat: Seat, { question, q }: ClockedQuestion, left: number): void {
    const { warning, patience } = this.rules;
    this.running.set(seat, {
      ...{ question, q, patience },
      // A question is never lost before it is read.
      had: left > 0 ? left : warning,
      spent: 0,
      pace: 'stands',
      since: this.clock.now(),
      paused: this.paused,
      warned: false,
      shown: { left },
      cancel: () => {},
    });
    this.set(seat);
  }

  /** The question is still the same. Whoever takes an answer back when the time is over gets some to think again. */
  private keep(seat: Seat, running: RunningClock, q: string | undefined): void {
    // What is shown was counted with the pause.
    if (running.paused !== this.paused) this.set(seat);
    const isBack = running.q === undefined && q !== undefined;
    running.q = q;
    if (isBack && this.left(seat) === 0) this.again(seat);
  }

  private stop(seat: Seat): void {
    const running = this.running.get(seat);
    if (!running) return;
    this.settle(running);
    running.cancel();
    if (running.q === undefined) this.lost.delete(seat);
    else this.lost.set(seat, (this.lost.get(seat) ?? 0) + running.spent);
    this.running.delete(seat);
  }

  /** Counts the time until now as spent. */
  private settle(running: RunningClock): void {
    const { paused } = this;
    const now = this.clock.now();
    const passed = Math.max(0, now - running.since - (paused - running.paused));
    if (running.pace === 'runs') running.spent += passed;
    if (running.pace === 'waits') running.patience = Math.max(0, running.patience - passed);
    running.since = now;
    running.paused = paused;
  }

  private get paused(): number {
    return this.clock.paused?.() ?? 0;
  }

  /** Sets the next alarm: the end of patience, the warning, or the end. */
  private set(seat: Seat): void {
    const running = this.running.get(seat);
    if (!running) return;
    this.settle(running);
    running.cancel();
    running.pace = this.stands ? 'stands' : this.away.has(seat) && running.patience > 0 ? 'waits' : 'runs';
    const left = leftOf(running);
    const warned = left <= this.rules.warning;
    const warns = warned && !running.warned;
    running.warned = warned;
    running.shown = {
      left,
      ...(running.pace === 'runs' && { since: running.since }),
      ...(warned && { warned: true as const }),
    };
    const wait = this.waitOf(running, left);
    running.rings = wait === undefined ? undefined : running.since + wait;
    running.cancel = wait === undefined ? () => {} : this.clock.after(wait, () => this.ring(seat, running));
    if (warns) this.events.warn(seat);
  }

  private waitOf({ pace, patience, warned }: RunningClock, left: number): number | undefined {
    if (pace === 'stands') return undefined;
    if (pace === 'waits') return patience;
    return warned ? left : left - this.rules.warning;
  }

  private ring(seat: Seat, running: RunningClock): void {
    running.rings = undefined;
    const hasPaused = running.paused !== this.paused;
    this.settle(running);
    if (running.pace === 'runs' && leftOf(running) <= 0) {
      if (running.q !== undefined) this.events.end(seat, running.q);
      return;
    }
    const waited = running.pace === 'waits';
    this.set(seat);
    // Nobody is waited for any longer, or it was set back by a pause: the others see the clock run.
    if (waited || hasPaused) this.events.run(seat);
  }
}

const leftOf = ({ had, spent }: RunningClock): number => Math.max(0, had - spent);

function stateOf(running: RunningClock): ClockState {
  const { q: _q, shown: _shown, rings: _rings, cancel: _cancel, ...state } = running;
  return state;
}

import type { Seat } from '@tavolata/kernel';
import type { LogEntry } from '@tavolata/kernel/match';
import { type LineOutcome, seatsOf } from './trace.ts';

type Answer = Extract<LogEntry, { t: 'answer' }>;
/** What stands of the log: answers, departures, and where an undo moved to another key. */
export type StandingEntry = Answer | Extract<LogEntry, { t: 'leave' }> | { readonly t: 'rekey' };

/** By a person, or in their name when their time was over: what they can take back. */
export const isPersonal = (deed: StandingEntry): deed is Answer =>
  deed.t === 'answer' && (deed.by === 'person' || deed.by === 'default');

/** Of those that stand: how many are a seat's own, and how many of these its person's. */
interface Answers {
  all: number;
  personal: number;
}

const NOBODY: readonly Seat[] = [];
/** Which deed told which events, where questions began, and when events were told or taken back. */
export class History {
  /** Those that stand. */
  private readonly entries: StandingEntry[] = [];
  // Before the first of them, and after each, in columns: an object for each moment would cost as much as the deed.
  /** How many events there were. */
  private readonly events: number[] = [];
  /** Whom the question asks that began there; nothing while a part of an earlier one is answered. */
  private readonly askedAt: (readonly Seat[] | undefined)[] = [];
  /** Times, one for each that events came or were taken back. A future that was lost with its lines had others. */
  private readonly toldSince: number[] = [];
  /** How many events there were from that time on, to which no other belongs. */
  private readonly toldEvents: number[] = [];
  private readonly answers = new Map<Seat, Answers>();

  constructor(outcome: LineOutcome, since: number) {
    this.enter(outcome, since);
  }

  /** How many deeds stand. */
  get length(): number {
    return this.entries.length;
  }

  /** Those that stand, from one on. */
  slice(from = 0, to = this.length): readonly StandingEntry[] {
    return this.entries.slice(from, to);
  }

  /** How many events there are. */
  get told(): number {
    return this.eventsAt(this.length);
  }

  /** Since when there are just the events that there are. */
  get epoch(): number {
    return this.toldSince.at(-1) ?? 0;
  }

  /** The seats of the open question, whether or not they have answered their part. */
  get asked(): readonly Seat[] {
    return this.askedAt[this.questionAt] ?? NOBODY;
  }

  /** How many deeds stood when the open question was asked. */
  get questionAt(): number {
    return this.questionBefore(this.length);
  }

  /** The match has carried out this line, at that time. */
  note(entry: LogEntry, outcome: LineOutcome, at: number): void {
    switch (entry.t) {
      case 'undo':
        this.cut(entry.to, at);
        if (entry.rekey) this.stand({ t: 'rekey' }, outcome, at);
        return;
      case 'rollback': {
        // Only answers are rolled back; should even the rest make the rules throw, that is gone too.
        const kept = this.slice(entry.to).filter(({ t }) => t !== 'answer');
        this.cut(entry.to, at);
        const state = (outcome.deeds ?? entry.to) - entry.to;
        for (const deed of kept.slice(0, state)) this.stand(deed, outcome, at);
        return;
      }
      default:
        this.stand(entry, outcome, at);
    }
  }

  /** How many of the events there were in that epoch are still true; none of one that this match has not had. */
  stillTrue(epoch: number, events: number): number {
    let still = events;
    for (let i = this.toldSince.length - 1; i >= 0; i--) {
      const since = this.toldSince[i] as number;
      still = Math.min(still, this.toldEvents[i] as number);
      if (since <= epoch) return since === epoch ? still : 0;
    }
    return 0;
  }

  /** How many deeds stood before the one that led to this event. Mostly it is among the latest that somebody asks for. */
  before(event: number): number {
    let low = this.length;
    for (let step = 1; low > 0 && this.eventsAt(low) > event; step *= 2) low = Math.max(0, low - step);
    let high = this.length;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.eventsAt(middle) <= event) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private eventsAt(moment: number): number {
    return this.events[moment] as number;
  }

  /** The moment at which the question was asked that was open after `to` deeds. */
  questionBefore(to: number): number {
    let at = Math.min(to, this.length);
    while (at > 0 && !this.askedAt[at]) at--;
    return at;
  }

  answersOf(seat: Seat): number {
    return this.answers.get(seat)?.all ?? 0;
  }

  /** Whether a seat's person has given an answer that stands. */
  hasPersonal(seat: Seat): boolean {
    return (this.answers.get(seat)?.personal ?? 0) > 0;
  }

  private count(deed: StandingEntry, by: 1 | -1): void {
    if (deed.t !== 'answer') return;
    let answers = this.answers.get(deed.seat);
    if (!answers) {
      answers = { all: 0, personal: 0 };
      this.answers.set(deed.seat, answers);
    }
    answers.all += by;
    if (isPersonal(deed)) answers.personal += by;
  }

  private stand(deed: StandingEntry, outcome: LineOutcome, at: number): void {
    this.count(deed, 1);
    this.entries.push(deed);
    this.enter(outcome, at);
  }

  private enter({ events, asked }: LineOutcome, at: number): void {
    this.events.push(events);
    this.askedAt.push(asked && seatsOf(asked));
    this.tell(events, at);
  }

  private tell(events: number, at: number): void {
    if (this.toldEvents.at(-1) === events) return;
    this.toldSince.push(Math.max(at, this.epoch + 1));
    this.toldEvents.push(events);
  }

  private cut(to: number, at: number): void {
    for (const deed of this.slice(to)) this.count(deed, -1);
    this.entries.length = to;
    this.events.length = to + 1;
    this.askedAt.length = to + 1;
    this.tell(this.eventsAt(to), at);
  }
}

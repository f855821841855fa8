import type { Def, Entry, Match, Seat, State } from '@tavolata/kernel';

type Answer = Extract<Entry, { t: 'answer' }>;
/** What stands of the log: answers, departures, and where an undo moved to another key. */
export type Stood = Answer | Extract<Entry, { t: 'leave' }> | { readonly t: 'rekey' };

/** A question, and how many deeds stood when it was asked. */
interface Opened {
  readonly at: number;
  readonly seats: readonly Seat[];
}

/** The parts of a match that the history looks at after each line of its log. */
type Past = Pick<Match<State, Def>, 'asks' | 'openParts' | 'length'> & {
  readonly events: { readonly length: number };
};

/** So many events there were from a time on, to which no other belongs. */
interface Telling {
  readonly since: number;
  readonly events: number;
}

/** Which deed told which events, where questions began, and when events were told or taken back. */
export class History {
  readonly deeds: Stood[] = [];
  /** How many events there were when so many deeds stood. */
  private readonly eventsAfter: number[];
  private opened: Opened[] = [];
  /** One for each time events came or were taken back. A future that was lost with its lines had others. */
  private readonly tellings: Telling[] = [];
  /** How many of the answers that stand are each seat's. */
  private readonly answers = new Map<Seat, number>();

  constructor(past: Past, since: number) {
    this.eventsAfter = [past.events.length];
    this.tell(past.events.length, since);
    this.open(past);
  }

  /** Since when there are just the events that there are. */
  get epoch(): number {
    return this.tellings.at(-1)?.since ?? 0;
  }

  /** The seats of the open question, whether or not they have answered their part. */
  get asked(): readonly Seat[] {
    return this.opened.at(-1)?.seats ?? [];
  }

  /** How many deeds stood when the open question was asked. */
  get questionAt(): number {
    return this.opened.at(-1)?.at ?? 0;
  }

  /** The match has carried out this line, at that time. */
  note(entry: Entry, past: Past, at: number): void {
    switch (entry.t) {
      case 'undo':
        this.cut(entry.to, at);
        if (entry.rekey) this.stand({ t: 'rekey' }, past, at);
        return;
      case 'rollback': {
        // Only answers are rolled back; should even the rest make the rules throw, that is gone too.
        const kept = this.deeds.slice(entry.to).filter(({ t }) => t !== 'answer');
        this.cut(entry.to, at);
        for (const deed of kept.slice(0, past.length - entry.to)) this.stand(deed, past, at);
        return;
      }
      default:
        this.stand(entry, past, at);
    }
  }

  /** How many of the events there were in that epoch are still true; none of one that this match has not had. */
  stillTrue(epoch: number, events: number): number {
    let still = events;
    for (let i = this.tellings.length - 1; i >= 0; i--) {
      const telling = this.tellings[i] as Telling;
      still = Math.min(still, telling.events);
      if (telling.since <= epoch) return telling.since === epoch ? still : 0;
    }
    return 0;
  }

  /** How many deeds stood before the one that led to this event. */
  before(event: number): number {
    let low = 0;
    let high = this.eventsAfter.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.eventsAfter[middle] as number) <= event) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The moment when the question that was open after so many deeds was asked. */
  questionBefore(to: number): number {
    return this.opened.findLast(({ at }) => at <= to)?.at ?? 0;
  }

  answersOf(seat: Seat): number {
    return this.answers.get(seat) ?? 0;
  }

  private count(deed: Stood, by: 1 | -1): void {
    if (deed.t === 'answer') this.answers.set(deed.seat, this.answersOf(deed.seat) + by);
  }

  private stand(deed: Stood, past: Past, at: number): void {
    this.deeds.push(deed);
    this.count(deed, 1);
    this.eventsAfter.push(past.events.length);
    this.tell(past.events.length, at);
    this.open(past);
  }

  private tell(events: number, at: number): void {
    if (this.tellings.at(-1)?.events === events) return;
    this.tellings.push({ since: Math.max(at, this.epoch + 1), events });
  }

  private open({ asks, openParts }: Past): void {
    // While a part of it is answered, it is still the same question.
    if (asks.length === openParts)
      this.opened.push({ at: this.deeds.length, seats: asks.map(ask => ask.seat) });
  }

  private cut(to: number, at: number): void {
    for (const deed of this.deeds.slice(to)) this.count(deed, -1);
    this.deeds.length = to;
    this.eventsAfter.length = to + 1;
    this.opened = this.opened.filter(opened => opened.at <= to);
    this.tell(this.eventsAfter[to] as number, at);
  }
}

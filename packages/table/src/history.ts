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

/** Which deed told which events, where questions began, and how often told events were taken back. */
export class History {
  readonly deeds: Stood[] = [];
  /** How many events there were when so many deeds stood. */
  private readonly eventsAfter: number[];
  private opened: Opened[] = [];
  /** Each time events were taken back: how many were left. */
  private readonly cuts: number[];
  /** How many of the answers that stand are each seat's. */
  private readonly answers = new Map<Seat, number>();

  /** After a match that had to start anew, whatever was told in earlier epochs is gone. */
  constructor(past: Past, earlierEpochs = 0) {
    this.cuts = Array.from({ length: earlierEpochs }, () => 0);
    this.eventsAfter = [past.events.length];
    this.open(past);
  }

  /** Grows whenever events that somebody may have been told are taken back. */
  get epoch(): number {
    return this.cuts.length;
  }

  /** The seats of the open question, whether or not they have answered their part. */
  get asked(): readonly Seat[] {
    return this.opened.at(-1)?.seats ?? [];
  }

  /** How many deeds stood when the open question was asked. */
  get questionAt(): number {
    return this.opened.at(-1)?.at ?? 0;
  }

  /** The match has carried out this line. */
  note(entry: Entry, past: Past): void {
    switch (entry.t) {
      case 'undo':
        this.cut(entry.to);
        if (entry.rekey) this.stand({ t: 'rekey' }, past);
        return;
      case 'rollback': {
        // Only answers are rolled back; should even the rest make the rules throw, that is gone too.
        const kept = this.deeds.slice(entry.to).filter(({ t }) => t !== 'answer');
        this.cut(entry.to);
        for (const deed of kept.slice(0, past.length - entry.to)) this.stand(deed, past);
        return;
      }
      default:
        this.stand(entry, past);
    }
  }

  /** How many of the events somebody was told in that epoch are still true. */
  stillTrue(epoch: number, events: number): number {
    let still = Math.min(events, this.eventsAfter.at(-1) ?? 0);
    for (let i = epoch; i < this.cuts.length; i++) still = Math.min(still, this.cuts[i] as number);
    return still;
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

  private stand(deed: Stood, past: Past): void {
    this.deeds.push(deed);
    this.count(deed, 1);
    this.eventsAfter.push(past.events.length);
    this.open(past);
  }

  private open({ asks, openParts }: Past): void {
    // While a part of it is answered, it is still the same question.
    if (asks.length === openParts)
      this.opened.push({ at: this.deeds.length, seats: asks.map(ask => ask.seat) });
  }

  private cut(to: number): void {
    const told = this.eventsAfter.at(-1) as number;
    for (const deed of this.deeds.slice(to)) this.count(deed, -1);
    this.deeds.length = to;
    this.eventsAfter.length = to + 1;
    this.opened = this.opened.filter(({ at }) => at <= to);
    const left = this.eventsAfter[to] as number;
    if (left < told) this.cuts.push(left);
  }
}

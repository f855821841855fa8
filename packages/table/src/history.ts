import { type Def, type Entry, type Match, SEATS, type Seat, type State } from '@tavolata/kernel';

type Answer = Extract<Entry, { t: 'answer' }>;
/** What stands of the log: answers, departures, and where an undo moved to another key. */
export type Stood = Answer | Extract<Entry, { t: 'leave' }> | { readonly t: 'rekey' };

/** By a person, or in their name when their time was over: what they can take back. */
export const isPersonal = (deed: Stood): deed is Answer =>
  deed.t === 'answer' && (deed.by === 'person' || deed.by === 'default');

/** The parts of a match that the history looks at after each line of its log. */
type Past = Pick<Match<State, Def>, 'asks' | 'openParts' | 'length'> & {
  readonly events: { readonly length: number };
};

/** Of those that stand: how many are a seat's own, and how many of these its person's. */
interface Answers {
  all: number;
  personal: number;
}

const NOBODY: readonly Seat[] = [];
/** Most questions are asked of one seat: the list of that seat only, the same at all tables. */
const alone = new Map<Seat, readonly Seat[]>(SEATS.map(seat => [seat, [seat]]));

/** Which deed told which events, where questions began, and when events were told or taken back. */
export class History {
  /** Those that stand. */
  private readonly stood: Stood[] = [];
  // Before the first of them, and after each, in columns: an object for each moment would cost as much as the deed.
  /** How many events there were. */
  private readonly events: number[] = [];
  /** Whom the question asks that began there; nothing while a part of an earlier one is answered. */
  private readonly askedThen: (readonly Seat[] | undefined)[] = [];
  /** Times, one for each that events came or were taken back. A future that was lost with its lines had others. */
  private readonly toldSince: number[] = [];
  /** How many events there were from that time on, to which no other belongs. */
  private readonly toldEvents: number[] = [];
  private readonly answers = new Map<Seat, Answers>();

  constructor(past: Past, since: number) {
    this.enter(past, since);
  }

  /** How many deeds stand. */
  get length(): number {
    return this.stood.length;
  }

  /** Those that stand, from one on. */
  deeds(from = 0, to = this.length): readonly Stood[] {
    return this.stood.slice(from, to);
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
    return this.askedThen[this.questionAt] ?? NOBODY;
  }

  /** How many deeds stood when the open question was asked. */
  get questionAt(): number {
    return this.questionBefore(this.length);
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
        const kept = this.deeds(entry.to).filter(({ t }) => t !== 'answer');
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

  /** The moment when the question that was open after so many deeds was asked. */
  questionBefore(to: number): number {
    let at = Math.min(to, this.length);
    while (at > 0 && !this.askedThen[at]) at--;
    return at;
  }

  answersOf(seat: Seat): number {
    return this.answers.get(seat)?.all ?? 0;
  }

  /** Whether a seat's person has given an answer that stands. */
  hasPersonal(seat: Seat): boolean {
    return (this.answers.get(seat)?.personal ?? 0) > 0;
  }

  private count(deed: Stood, by: 1 | -1): void {
    if (deed.t !== 'answer') return;
    let answers = this.answers.get(deed.seat);
    if (!answers) {
      answers = { all: 0, personal: 0 };
      this.answers.set(deed.seat, answers);
    }
    answers.all += by;
    if (isPersonal(deed)) answers.personal += by;
  }

  private stand(deed: Stood, past: Past, at: number): void {
    this.count(deed, 1);
    this.stood.push(deed);
    this.enter(past, at);
  }

  private enter(past: Past, at: number): void {
    const events = past.events.length;
    this.events.push(events);
    this.askedThen.push(this.askedBy(past));
    this.tell(events, at);
  }

  private tell(events: number, at: number): void {
    if (this.toldEvents.at(-1) === events) return;
    this.toldSince.push(Math.max(at, this.epoch + 1));
    this.toldEvents.push(events);
  }

  private askedBy({ asks, openParts }: Past): readonly Seat[] | undefined {
    // While a part of it is answered, it is still the same question.
    if (asks.length !== openParts) return undefined;
    const [only] = asks;
    return (asks.length === 1 && only && alone.get(only.seat)) || asks.map(ask => ask.seat);
  }

  private cut(to: number, at: number): void {
    for (const deed of this.deeds(to)) this.count(deed, -1);
    this.stood.length = to;
    this.events.length = to + 1;
    this.askedThen.length = to + 1;
    this.tell(this.eventsAt(to), at);
  }
}

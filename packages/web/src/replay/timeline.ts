import {
  type Def,
  type Game,
  mapCards,
  type Result,
  type Seat,
  type SeatEvent,
  type State,
  type Viewer,
} from '@tavolata/kernel';
import {
  eventFor,
  type FileProblem,
  type GameEvent,
  type LogEntry,
  loadMatch,
  type Match,
  type MatchFile,
  viewFor,
} from '@tavolata/kernel/match';

/** One position of a match that is looked at again. */
interface Moment<S> {
  readonly state: S;
  /** How many events had happened. */
  readonly events: number;
  readonly asked: readonly Seat[];
}

/** Whose eyes: a seat's, an onlooker's, and whether everything lies open. */
export interface Eyes {
  readonly viewer: Viewer;
  readonly all: boolean;
}

/**
 * A finished match, every position of it. What was taken back has happened, too: one walks along the log as it was
 * written, so that a fork is simply its beginning.
 */
export class Timeline<S extends State, D extends Def> {
  readonly file: MatchFile;
  private readonly game: Game<S, D>;
  private readonly match: Match<S, D>;
  private readonly moments: readonly Moment<S>[];
  /** What had happened at each moment; undone events are no longer in the match's own list. */
  private readonly told: readonly (readonly GameEvent[])[];

  private constructor(game: Game<S, D>, file: MatchFile, match: Match<S, D>, walked: Walked<S>) {
    this.game = game;
    this.file = file;
    this.match = match;
    this.moments = walked.moments;
    this.told = walked.told;
  }

  /** Plays it again from the start; or says why it cannot be. */
  static of<S extends State, D extends Def>(game: Game<S, D>, file: MatchFile): Timeline<S, D> | FileProblem {
    const walked: Walked<S> = { moments: [], told: [] };
    const match = loadMatch(game, { ...file, log: [] });
    if (typeof match === 'string') return match;
    note(walked, match);
    const played = loadMatch(game, file, live => note(walked, live));
    return typeof played === 'string' ? played : new Timeline(game, file, played, walked);
  }

  get length(): number {
    return this.moments.length;
  }

  get result(): Result | undefined {
    return this.match.result;
  }

  view(at: number, { viewer, all }: Eyes): S {
    const { state } = this.moment(at);
    return all ? this.game.clone(state) : viewFor(this.game, state, viewer).state;
  }

  events(at: number, { viewer, all }: Eyes): SeatEvent[] {
    const { events } = this.moment(at);
    const happened = (this.told[at] ?? []).slice(0, events);
    return happened.flatMap((event, n) => (all ? openly(event, n) : eventFor(event, n, viewer)) ?? []);
  }

  waiting(at: number): readonly Seat[] {
    return this.moment(at).asked;
  }

  /** Whether a bot sits there then: whoever gives the seat's next answer, or gave its last one. */
  isBot(at: number, seat: Seat): boolean {
    const isOfSeat = (entry: LogEntry) => entry.t === 'answer' && entry.seat === seat;
    const { log } = this.file;
    const answer = log.slice(at).find(isOfSeat) ?? log.slice(0, at).findLast(isOfSeat);
    return answer?.t === 'answer' && answer.by === 'bot';
  }

  /** When it had just happened; for the last time, if it was taken back. */
  after(event: number): number {
    const counts = this.moments.map(({ events }) => events);
    for (let at = this.length - 1; at > 0; at--)
      if ((counts[at] ?? 0) > event && (counts[at - 1] ?? 0) <= event) return at;
    return 0;
  }

  /** The log up to there: what a fork begins with. */
  logUntil(at: number): readonly LogEntry[] {
    return this.file.log.slice(0, at);
  }

  /** Whether the replay arrived where the file says; the key was compared with the commitment when it was read. */
  get isProved(): boolean {
    return this.match.digest() === this.file.digest;
  }

  private moment(at: number): Moment<S> {
    const moment = this.moments[Math.min(Math.max(at, 0), this.length - 1)];
    if (!moment) throw new Error('a replay has at least its first moment');
    return moment;
  }
}

interface Walked<S> {
  readonly moments: Moment<S>[];
  readonly told: GameEvent[][];
}

function note<S extends State, D extends Def>({ moments, told }: Walked<S>, match: Match<S, D>): void {
  const state = match.game.clone(match.state);
  moments.push({ state, events: match.events.length, asked: match.questions.map(({ seat }) => seat) });
  told.push(branch(told.at(-1), match.events));
}

/** What was told so far, with what is new; another list if some of it was taken back. */
function branch(last: GameEvent[] | undefined, events: readonly GameEvent[]): GameEvent[] {
  const at = (last?.length ?? 0) - 1;
  if (!last || (at >= 0 && events[at] !== last[at])) return [...events];
  last.push(...events.slice(last.length));
  return last;
}

/** An event with every card in it named. */
function openly({ type, params, cards }: GameEvent, n: number): SeatEvent {
  const shown = mapCards(params, id => {
    const card = cards.find(([named]) => named === id);
    return card ? { card: id, def: card[1] } : {};
  });
  return { n, type, params: shown as SeatEvent['params'] };
}

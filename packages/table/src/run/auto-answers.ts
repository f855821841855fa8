import { type BotName, bots, thoughtKey } from '@tavolata/bots';
import { type Def, type Pick, type Seat, type State, wrongWith } from '@tavolata/kernel';
import { keyOf } from '@tavolata/kernel/match';
import { Overloaded, type Thinker } from '../ports.ts';
import { Memo } from '../state/memo.ts';
import { automaticPick } from '../state/stops.ts';
import type { SeatQuestion, TableState } from '../state/table-state.ts';
import { stopContextOf } from '../tell/snapshot.ts';
import { type Cancellation, Cancelled } from '../util/cancellation.ts';
import type { Clock } from '../util/host.ts';
import { type ScheduledAnswer, untriedPick } from './answer-scheduler.ts';
import { withTimeout } from './local-thinker.ts';

/** How long a bot may think; after twice as long the default answer is given. */
const THINKING_MS: Readonly<Record<BotName, number>> = {
  random: 1000,
  easy: 1000,
  normal: 1000,
  hard: 5000,
  master: 25_000,
};

/** Knows who need not be asked: bots, and people whose settings answer for them. */
export class AutoAnswers<S extends State, D extends Def> {
  private readonly thinker: Thinker;
  private readonly clock: Clock;
  private readonly answers = new Memo<Seat, Pick | undefined, SeatQuestion>();
  private readonly reportFailure: (seat: Seat, error: string) => void;

  constructor(thinker: Thinker, clock: Clock, reportFailure: (seat: Seat, error: string) => void) {
    this.thinker = thinker;
    this.clock = clock;
    this.reportFailure = reportFailure;
  }

  /**
   * What a person's settings answer, or anything once nobody is left to play against. Many ask for it: a part has one
   * answer.
   */
  answerOf(state: TableState<S, D>, part: SeatQuestion): Pick | undefined {
    const known = this.answers.at(part.seat, part);
    return known ? known.value : this.answers.keep(part.seat, part, this.answerNow(state, part));
  }

  /** The part of the open question that a seat's person has yet to answer, if nobody does in their name. */
  owedBy(state: TableState<S, D>, seat: Seat): SeatQuestion | undefined {
    const part = state.ledger.isPerson(seat) ? state.part(seat) : undefined;
    return part && this.answerOf(state, part) === undefined ? part : undefined;
  }

  private answerNow(state: TableState<S, D>, part: SeatQuestion): Pick | undefined {
    if (!state.ledger.isPerson(part.seat) || part.tried.length > 0) return undefined;
    if (state.isDecided) return part.question.fallback;
    const scene = stopContextOf(state, part.seat);
    return scene && automaticPick(part.question, state.ledger.settings(part.seat), scene);
  }

  /** The default answer, or another one if that is known to throw. */
  defaultOf(part: SeatQuestion): Pick | undefined {
    return untriedPick(part.question, part.tried);
  }

  /** The answers that will be given without anybody being asked. While people discuss an undo, nobody moves. */
  wanted(state: TableState<S, D>): ScheduledAnswer[] {
    const jobs: ScheduledAnswer[] = [];
    if (state.ledger.request || state.match?.result) return jobs;
    for (const seat of state.waiting) {
      const part = state.part(seat);
      const job = part && this.answerFor(state, part);
      if (job) jobs.push(job);
    }
    return jobs;
  }

  private answerFor(state: TableState<S, D>, part: SeatQuestion): ScheduledAnswer | undefined {
    const { seat, q } = part;
    const pick = this.answerOf(state, part);
    if (pick !== undefined) return { seat, q, by: 'auto', think: async () => pick };
    const sitter = state.ledger.seats.get(seat);
    if (sitter?.who !== 'bot') return undefined;
    if (part.tried.length === 0)
      return { seat, q, by: 'bot', think: cancel => this.think(state, part, sitter.level, cancel) };
    const other = this.defaultOf(part);
    return other === undefined ? undefined : { seat, q, by: 'bot', think: async () => other };
  }

  /** A bot that fails, is too slow or gives no legal answer gives the default answer: the match goes on. */
  private async think(
    state: TableState<S, D>,
    { seat, question }: SeatQuestion,
    bot: BotName,
    cancellation: Cancellation,
  ): Promise<Pick> {
    const { match, header } = state;
    const view = state.see(seat)?.state;
    const key = thoughtKey(keyOf(`${header.secret.key} bots`), seat, match?.length ?? 0);
    try {
      const budget = THINKING_MS[bot];
      const standpoint = bots[bot].imagines && match?.standpoint(seat);
      const thought = {
        game: header.game,
        bot,
        view,
        question,
        key,
        budget,
        ...(standpoint && { standpoint }),
      };
      const thinking = this.thinker.think(thought, cancellation);
      const pick = await withTimeout(this.clock, 2 * budget, thinking);
      if (pick !== undefined && !wrongWith(question, pick)) return pick;
      this.reportFailure(
        seat,
        pick === undefined ? 'too slow' : `${question.prompt}: ${JSON.stringify(pick)}`,
      );
    } catch (error) {
      if (!(error instanceof Overloaded || error instanceof Cancelled))
        this.reportFailure(seat, error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    return question.fallback;
  }
}

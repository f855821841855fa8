import { thoughtKey } from '@tavolata/bots';
import { type Def, keyOf, type Pick, type Seat, type State, wrongWith } from '@tavolata/kernel';
import { type Job, untried } from './driver.ts';
import { Memo } from './memo.ts';
import { sceneOf } from './picture.ts';
import type { Clock, Thinker } from './ports.ts';
import type { Part, Standing } from './standing.ts';
import { automatic } from './stops.ts';
import { within } from './thinking.ts';

/** How long a bot may think; twice as long, and it has lost the thread. */
const BUDGET = 1000;

/** Knows who need not be asked: bots, and people whose settings answer for them. */
export class Autopilot<S extends State, D extends Def> {
  private readonly thinker: Thinker;
  private readonly clock: Clock;
  private readonly answers = new Memo<Seat, Pick | undefined, Part>();
  private readonly complain: (seat: Seat, error: string) => void;

  constructor(thinker: Thinker, clock: Clock, complain: (seat: Seat, error: string) => void) {
    this.thinker = thinker;
    this.clock = clock;
    this.complain = complain;
  }

  /**
   * What a person's settings answer, or anything once nobody is left to play against. Many ask for it: a part has one
   * answer.
   */
  answerOf(standing: Standing<S, D>, part: Part): Pick | undefined {
    const known = this.answers.at(part.seat, part);
    return known ? known.value : this.answers.keep(part.seat, part, this.answerNow(standing, part));
  }

  /** The part of the open question that a seat's person has yet to answer, if nobody does in their name. */
  owedBy(standing: Standing<S, D>, seat: Seat): Part | undefined {
    const part = standing.affairs.isPerson(seat) ? standing.part(seat) : undefined;
    return part && this.answerOf(standing, part) === undefined ? part : undefined;
  }

  private answerNow(standing: Standing<S, D>, part: Part): Pick | undefined {
    if (!standing.affairs.isPerson(part.seat) || part.tried.length > 0) return undefined;
    if (standing.isDecided) return part.ask.fallback;
    const scene = sceneOf(standing, part.seat);
    return scene && automatic(part.ask, standing.affairs.settings(part.seat), scene);
  }

  /** The default answer, or another one if that is known to throw. */
  defaultOf(part: Part): Pick | undefined {
    return untried(part.ask, part.tried);
  }

  /** The answers that will be given without anybody being asked. While people discuss an undo, nobody moves. */
  jobs(standing: Standing<S, D>): Job[] {
    const jobs: Job[] = [];
    if (standing.affairs.request || standing.match?.result) return jobs;
    for (const seat of standing.waiting) {
      const part = standing.part(seat);
      const job = part && this.jobFor(standing, part);
      if (job) jobs.push(job);
    }
    return jobs;
  }

  private jobFor(standing: Standing<S, D>, part: Part): Job | undefined {
    const { seat, q } = part;
    const pick = this.answerOf(standing, part);
    if (pick !== undefined) return { seat, q, by: 'auto', think: async () => pick };
    const sitter = standing.affairs.seats.get(seat);
    if (sitter?.who !== 'bot') return undefined;
    if (part.tried.length === 0)
      return { seat, q, by: 'bot', think: () => this.think(standing, part, sitter.level) };
    const other = this.defaultOf(part);
    return other === undefined ? undefined : { seat, q, by: 'bot', think: async () => other };
  }

  /** A bot that fails, dawdles or answers nonsense gives the default answer: the match goes on. */
  private async think(standing: Standing<S, D>, { seat, ask }: Part, bot: string): Promise<Pick> {
    const { match, header } = standing;
    const view = standing.see(seat)?.state;
    const key = thoughtKey(keyOf(`${header.secret.key} bots`), seat, match?.length ?? 0);
    try {
      const thought = this.thinker.think({ game: header.game, bot, view, ask, key, budget: BUDGET });
      const pick = await within(this.clock, 2 * BUDGET, thought);
      if (pick !== undefined && !wrongWith(ask, pick)) return pick;
      this.complain(seat, pick === undefined ? 'too slow' : `${ask.prompt}: ${JSON.stringify(pick)}`);
    } catch (error) {
      this.complain(seat, error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    return ask.fallback;
  }
}

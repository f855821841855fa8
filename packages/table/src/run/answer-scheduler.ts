import { type Pick, type Question, type Seat, wrongWith } from '@tavolata/kernel';
import type { AnsweredBy } from '@tavolata/kernel/match';
import type { Pace } from '../setup/header.ts';
import { Cancellation } from '../util/cancellation.ts';
import type { Clock, Entropy } from '../util/host.ts';

/** An answer that somebody other than a person will give. */
export interface ScheduledAnswer {
  readonly seat: Seat;
  readonly q: string;
  readonly by: AnsweredBy;
  /** Starts thinking; what is known already is a thought too. It need not end once it is cancelled. */
  think(cancellation: Cancellation): Promise<Pick>;
}

/** Gives the answer, if it is still wanted. */
type GiveAnswer = (job: ScheduledAnswer, pick: Pick) => void;

/**
 * Has bots and automatic answers take their time. The time is drawn, in the same way for all, before anything is
 * known about the answer: it tells nothing about the hand.
 */
export class AnswerScheduler {
  private readonly pending = new Map<Seat, { readonly job: ScheduledAnswer; readonly cancel: () => void }>();
  /** Answers whose time has come, as soon as the thought is there. */
  private readonly due = new Set<Promise<void>>();
  private readonly clock: Clock;
  private readonly entropy: Entropy;
  private readonly pace: Pace;
  private readonly give: GiveAnswer;

  constructor(clock: Clock, entropy: Entropy, pace: Pace, give: GiveAnswer) {
    this.clock = clock;
    this.entropy = entropy;
    this.pace = pace;
    this.give = give;
  }

  /** Exactly these answers are under way from now on; those that were already keep their time. */
  follow(jobs: readonly ScheduledAnswer[], atLeast = 0): void {
    if (jobs.length === 0 && this.pending.size === 0) return;
    for (const [seat, { job, cancel }] of this.pending) {
      if (jobs.some(wanted => isSame(wanted, job))) continue;
      cancel();
      this.pending.delete(seat);
    }
    for (const job of jobs) if (!this.pending.has(job.seat)) this.schedule(job, atLeast);
  }

  /** The job is being done now; false if it was dropped meanwhile. */
  take(job: ScheduledAnswer): boolean {
    if (this.pending.get(job.seat)?.job !== job) return false;
    return this.pending.delete(job.seat);
  }

  /** Resolves when no answer is due any more; false if none was. */
  async settled(): Promise<boolean> {
    const busy = this.due.size > 0;
    await Promise.all(this.due);
    return busy;
  }

  private schedule(job: ScheduledAnswer, atLeast: number): void {
    const wait = Math.max(atLeast, this.randomDelay());
    const cancellation = new Cancellation();
    let cancel = (): void => {};
    const go = (): void => {
      const given = thought.then(pick => {
        this.due.delete(given);
        if (!cancellation.isCancelled) this.give(job, pick);
      });
      this.due.add(given);
    };
    this.pending.set(job.seat, {
      job,
      cancel: () => {
        cancellation.cancel();
        cancel();
      },
    });
    const thought = job.think(cancellation);
    if (wait > 0) cancel = this.clock.after(wait, go);
    else go();
  }

  private randomDelay(): number {
    const { min, max } = this.pace;
    if (max <= 0) return 0;
    const drawn = this.entropy.bytes(3).reduce((number, byte) => number * 256 + byte, 0);
    return Math.round(min + (drawn / 2 ** 24) * (max - min));
  }
}

const isSame = (one: ScheduledAnswer, other: ScheduledAnswer): boolean =>
  one.seat === other.seat && one.q === other.q && one.by === other.by;

/** Another answer than those that made the rules throw: the default first, then whatever is left to try. */
export function untriedPick(question: Question, tried: readonly Pick[]): Pick | undefined {
  const known = new Set(tried.map(pick => JSON.stringify(pick)));
  return candidates(question).find(pick => !known.has(JSON.stringify(pick)) && !wrongWith(question, pick));
}

function candidates(question: Question): Pick[] {
  const indices = 'options' in question ? question.options.map((_, i) => i) : [];
  switch (question.kind) {
    case 'pick':
      return [question.fallback, ...indices];
    case 'some':
      return [question.fallback, [], ...indices.map(i => [i])];
    case 'order':
      return [question.fallback, indices, [...indices].reverse()];
    case 'number':
      return [question.fallback, question.min, question.max];
    case 'yes-no':
      return [question.fallback, !question.fallback];
    case 'assign':
      return [question.fallback];
  }
}

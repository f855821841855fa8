import { type Ask, type By, type Pick, type Seat, wrongWith } from '@tavolata/kernel';
import type { Pace } from './header.ts';
import type { Clock, Entropy } from './ports.ts';

/** An answer that somebody other than a person will give. */
export interface Job {
  readonly seat: Seat;
  readonly q: string;
  readonly by: By;
  /** Starts thinking; what is known already is a thought too. */
  think(): Promise<Pick>;
}

/** Gives the answer, if it is still wanted. */
export type Give = (job: Job, pick: Pick) => void;

/**
 * Has bots and automatic answers take their time. The time is drawn, in the same way for all, before anything is
 * known about the answer: it tells nothing about the hand.
 */
export class Driver {
  private readonly pending = new Map<Seat, { readonly job: Job; readonly cancel: () => void }>();
  /** Answers whose time has come, as soon as the thought is there. */
  private readonly due = new Set<Promise<void>>();
  private readonly clock: Clock;
  private readonly entropy: Entropy;
  private readonly pace: Pace;
  private readonly give: Give;

  constructor(clock: Clock, entropy: Entropy, pace: Pace, give: Give) {
    this.clock = clock;
    this.entropy = entropy;
    this.pace = pace;
    this.give = give;
  }

  /** Exactly these answers are under way from now on; those that were already keep their time. */
  follow(jobs: readonly Job[], atLeast = 0): void {
    if (jobs.length === 0 && this.pending.size === 0) return;
    for (const [seat, { job, cancel }] of this.pending) {
      if (jobs.some(wanted => isSame(wanted, job))) continue;
      cancel();
      this.pending.delete(seat);
    }
    for (const job of jobs) if (!this.pending.has(job.seat)) this.begin(job, atLeast);
  }

  /** The job is being done now; false if it was dropped meanwhile. */
  take(job: Job): boolean {
    if (this.pending.get(job.seat)?.job !== job) return false;
    return this.pending.delete(job.seat);
  }

  /** Resolves when no answer is due any more; false if none was. */
  async settled(): Promise<boolean> {
    const busy = this.due.size > 0;
    await Promise.all(this.due);
    return busy;
  }

  private begin(job: Job, atLeast: number): void {
    const wait = Math.max(atLeast, this.draw());
    let dropped = false;
    let cancel = (): void => {};
    const go = (): void => {
      const given = thought.then(pick => {
        this.due.delete(given);
        if (!dropped) this.give(job, pick);
      });
      this.due.add(given);
    };
    this.pending.set(job.seat, {
      job,
      cancel: () => {
        dropped = true;
        cancel();
      },
    });
    const thought = job.think();
    if (wait > 0) cancel = this.clock.after(wait, go);
    else go();
  }

  private draw(): number {
    const { min, max } = this.pace;
    if (max <= 0) return 0;
    const drawn = this.entropy.bytes(3).reduce((number, byte) => number * 256 + byte, 0);
    return Math.round(min + (drawn / 2 ** 24) * (max - min));
  }
}

const isSame = (one: Job, other: Job): boolean =>
  one.seat === other.seat && one.q === other.q && one.by === other.by;

/** Another answer than those that made the rules throw: the default first, then whatever is left to try. */
export function untried(ask: Ask, tried: readonly Pick[]): Pick | undefined {
  const known = new Set(tried.map(pick => JSON.stringify(pick)));
  return candidates(ask).find(pick => !known.has(JSON.stringify(pick)) && !wrongWith(ask, pick));
}

function candidates(ask: Ask): Pick[] {
  const indices = 'options' in ask ? ask.options.map((_, i) => i) : [];
  switch (ask.kind) {
    case 'pick':
      return [ask.fallback, ...indices];
    case 'some':
      return [ask.fallback, [], ...indices.map(i => [i])];
    case 'order':
      return [ask.fallback, indices, [...indices].reverse()];
    case 'number':
      return [ask.fallback, ask.min, ask.max];
    case 'yes-no':
      return [ask.fallback, !ask.fallback];
    case 'assign':
      return [ask.fallback];
  }
}

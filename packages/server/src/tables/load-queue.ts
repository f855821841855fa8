/** Who waits for a load: a person, or only upkeep. */
export type Urgency = 'person' | 'upkeep';

/** Loads at once: one that waits, for the store or for its slice of time, does not hold up the others. */
const MAX_LOADS = 4;

interface Job {
  readonly id: string;
  readonly run: () => Promise<void>;
  readonly cancel: () => void;
}

/** Loads tables a few at a time, those that people wait for first, with a turn of the event loop before each. */
export class LoadQueue {
  private readonly waiting: Readonly<Record<Urgency, Job[]>> = { person: [], upkeep: [] };
  private loading = 0;
  private scheduled: NodeJS.Immediate | undefined;

  run<T>(id: string, urgency: Urgency, load: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const run = (): Promise<void> => load().then(resolve, reject);
      this.waiting[urgency].push({ id, run, cancel: () => reject(new Error('loading was cancelled')) });
      this.next();
    });
  }

  /** Somebody waits for this table now. */
  hurry(id: string): void {
    const { person, upkeep } = this.waiting;
    const at = upkeep.findIndex(job => job.id === id);
    if (at >= 0) person.push(...upkeep.splice(at, 1));
  }

  /** What has not begun to load is not loaded. */
  clear(): void {
    for (const jobs of Object.values(this.waiting)) for (const { cancel } of jobs.splice(0)) cancel();
  }

  /** One load in a turn of the event loop: each is work of some milliseconds. */
  private next(): void {
    const { person, upkeep } = this.waiting;
    if (this.scheduled || this.loading >= MAX_LOADS || person.length + upkeep.length === 0) return;
    this.scheduled = setImmediate(() => {
      this.scheduled = undefined;
      const job = person.shift() ?? upkeep.shift();
      if (!job) return;
      this.loading++;
      void job.run().then(() => {
        this.loading--;
        this.next();
      });
      this.next();
    });
  }
}

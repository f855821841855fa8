import { Worker } from 'node:worker_threads';
import type { Replay, Replayed, Replayer } from './replay.ts';

/** The heap of a thread, in MiB: the longest matches there are take a third of it. */
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
/** A thread is ended after this: more than loading the rules and the longest replay take. */
const THREAD_TIMEOUT_MS = 30_000;

/**
 * Matches are played again here, beside the event loop, each in a thread of its own: whatever a file makes the rules do
 * ends with it. There are few, and one at a time.
 */
export class ReplayThreads implements Replayer {
  private readonly file: URL;
  private readonly patience: number;
  private readonly workers = new Set<Worker>();

  constructor(file: URL, patience = THREAD_TIMEOUT_MS) {
    this.file = file;
    this.patience = patience;
  }

  async replay(task: Replay): Promise<Replayed> {
    const worker = new Worker(this.file, { resourceLimits: LIMITS });
    this.workers.add(worker);
    try {
      return await this.answerOf(worker, task);
    } finally {
      this.workers.delete(worker);
      await worker.terminate();
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.workers].map(worker => worker.terminate()));
  }

  /** One that ends without an answer had too much to do. */
  private answerOf(worker: Worker, task: Replay): Promise<Replayed> {
    return new Promise(resolve => {
      const giveUp = (): void => {
        clearTimeout(late);
        resolve({ code: 'unreadable-file' });
      };
      const late = setTimeout(giveUp, this.patience);
      worker.once('message', (replayed: Replayed) => {
        clearTimeout(late);
        resolve(replayed);
      });
      worker.once('error', giveUp);
      worker.once('exit', giveUp);
      worker.postMessage(task);
    });
  }
}

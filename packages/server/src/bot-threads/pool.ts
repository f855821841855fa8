import { Worker } from 'node:worker_threads';
import type { Pick } from '@tavolata/kernel';
import { type Cancellation, Cancelled, Overloaded, type Thinker, type Thought } from '@tavolata/table';
import { type Done, type Forget, READY, type ThinkingTask } from './serve.ts';

interface QueuedThought {
  readonly task: ThinkingTask;
  /** Ends the wait for a thread. */
  readonly expiry: NodeJS.Timeout;
  readonly resolve: (pick: Pick) => void;
  readonly reject: (error: Error) => void;
  isForgotten?: true;
}

/** A thread that thinks, and what it thinks about. */
interface Thread {
  readonly worker: Worker;
  isReady: boolean;
  current?: QueuedThought;
  timer?: NodeJS.Timeout;
}

/** Questions that wait at most; beyond that, bots give their default answers. */
const MAX_WAITING = 2000;

/**
 * The heap of a thread, in MiB: whole matches of the largest games' strongest bots fit into 64. One that needs more is
 * ended, and its bot gives the default answer.
 */
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

const TOO_SLOW = 'too slow';
/** How long a thread may take to load the rules, in milliseconds. */
const LOADING_MS = 60_000;

/** How long a thought is waited for once it has begun, in milliseconds. */
const patienceFor = ({ task }: QueuedThought): number => task.thought.budget * 2;

/**
 * Bots think here, beside the event loop. A thought that takes longer than it may is given up, together with its
 * thread: a loop without end cannot be stopped in any other way. The table then gives the default answer.
 */
export class BotThreads implements Thinker {
  private readonly file: URL;
  private readonly size: number;
  private readonly threads = new Set<Thread>();
  private readonly idle: Thread[] = [];
  private readonly waiting: QueuedThought[] = [];
  private count = 0;
  private isClosed = false;
  private readonly overloaded: () => void;

  /** `overloaded` is told of each thought there was no room for. */
  constructor(file: URL, size: number, overloaded: () => void = () => undefined) {
    this.file = file;
    this.size = size;
    this.overloaded = overloaded;
  }

  get backlog(): number {
    return this.waiting.length;
  }

  think(thought: Thought, cancellation?: Cancellation): Promise<Pick> {
    if (this.isClosed || this.waiting.length >= MAX_WAITING) return Promise.reject(this.overload());
    return new Promise((resolve, reject) => {
      const task = { id: this.count++, thought };
      const expiry = setTimeout(() => this.drop(waiting), thought.budget);
      const waiting: QueuedThought = { task, expiry, resolve, reject };
      this.waiting.push(waiting);
      this.assign();
      cancellation?.onCancel(() => this.forget(waiting));
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { expiry, reject } of this.waiting.splice(0)) {
      clearTimeout(expiry);
      reject(new Error('the server stops'));
    }
    await Promise.all([...this.threads].map(thread => this.end(thread, 'the server stops')));
  }

  private assign(): void {
    for (let [next] = this.waiting; next; [next] = this.waiting) {
      const thread = this.idle.pop() ?? (this.threads.size < this.size ? this.start() : undefined);
      if (!thread) return;
      this.waiting.shift();
      clearTimeout(next.expiry);
      thread.current = next;
      this.watch(thread, next);
      thread.worker.postMessage(next.task);
    }
  }

  /** Its time counts once it can think: one that is ended while it loads would be followed by another that has to load. */
  private watch(thread: Thread, thought: QueuedThought): void {
    clearTimeout(thread.timer);
    const patience = thread.isReady ? patienceFor(thought) : LOADING_MS;
    thread.timer = setTimeout(() => void this.end(thread, TOO_SLOW), patience);
  }

  /** No thread has begun it in the time it has: it is not begun any more. */
  private drop(thought: QueuedThought): void {
    this.waiting.splice(this.waiting.indexOf(thought), 1);
    thought.reject(this.overload());
  }

  private overload(): Overloaded {
    this.overloaded();
    return new Overloaded();
  }

  private start(): Thread {
    const thread: Thread = { worker: new Worker(this.file, { resourceLimits: LIMITS }), isReady: false };
    this.threads.add(thread);
    thread.worker.unref();
    thread.worker.on('message', (said: Done | typeof READY) => {
      if (said === READY) this.ready(thread);
      else this.done(thread, said);
    });
    thread.worker.on('error', error => void this.end(thread, error.message));
    return thread;
  }

  private ready(thread: Thread): void {
    thread.isReady = true;
    if (thread.current) this.watch(thread, thread.current);
  }

  private done(thread: Thread, done: Done): void {
    const { current } = thread;
    if (current?.task.id !== done.id) return;
    clearTimeout(thread.timer);
    delete thread.current;
    this.idle.push(thread);
    if ('error' in done) current.reject(current.isForgotten ? new Cancelled() : new Error(done.error));
    else current.resolve(done.pick as Pick);
    this.assign();
  }

  /** A thread that thinks about it stops soon, and says so. */
  private forget(thought: QueuedThought): void {
    const at = this.waiting.indexOf(thought);
    if (at >= 0) {
      this.waiting.splice(at, 1);
      clearTimeout(thought.expiry);
      thought.reject(new Cancelled());
      return;
    }
    thought.isForgotten = true;
    for (const { worker, current } of this.threads)
      if (current === thought) worker.postMessage({ forget: thought.task.id } satisfies Forget);
  }

  private async end(thread: Thread, why: string): Promise<void> {
    if (!this.threads.delete(thread)) return;
    clearTimeout(thread.timer);
    const at = this.idle.indexOf(thread);
    if (at >= 0) this.idle.splice(at, 1);
    thread.current?.reject(new Error(why));
    if (!this.isClosed) this.assign();
    await thread.worker.terminate();
  }
}

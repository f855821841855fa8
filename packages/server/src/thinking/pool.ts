import { Worker } from 'node:worker_threads';
import type { Pick } from '@tavolata/kernel';
import type { Thinker, Thought } from '@tavolata/table';
import { type Done, READY, type Task } from './serve.ts';

interface Waiting {
  readonly task: Task;
  readonly since: number;
  readonly resolve: (pick: Pick) => void;
  readonly reject: (error: Error) => void;
}

/** A thread that thinks, and what it thinks about. */
interface Thread {
  readonly worker: Worker;
  isReady: boolean;
  current?: Waiting;
  timer?: NodeJS.Timeout;
}

/** So many wait at most: beyond, the house is overrun and bots give their default answers. */
const MAX_WAITING = 2000;

const TOO_SLOW = 'too slow';
/** How long a thread may take to load the rules, in milliseconds. */
const LOADING = 60_000;

/** How long a thought is waited for. */
const patienceFor = ({ task }: Waiting): number => task.thought.budget * 2;

/**
 * Bots think here, beside the event loop. A thought that takes longer than it may is given up, together with its
 * thread: a loop without end cannot be stopped in any other way. The table then gives the default answer.
 */
export class ThinkingPool implements Thinker {
  private readonly file: URL;
  private readonly size: number;
  private readonly threads = new Set<Thread>();
  private readonly idle: Thread[] = [];
  private readonly waiting: Waiting[] = [];
  private count = 0;
  private isClosed = false;

  constructor(file: URL, size: number) {
    this.file = file;
    this.size = size;
  }

  get backlog(): number {
    return this.waiting.length;
  }

  think(thought: Thought): Promise<Pick> {
    if (this.isClosed || this.waiting.length >= MAX_WAITING)
      return Promise.reject(new Error('no thread is free'));
    return new Promise((resolve, reject) => {
      const task = { id: this.count++, thought };
      this.waiting.push({ task, since: performance.now(), resolve, reject });
      this.assign();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { reject } of this.waiting.splice(0)) reject(new Error('the server stops'));
    await Promise.all([...this.threads].map(thread => this.end(thread, 'the server stops')));
  }

  private assign(): void {
    for (let next = this.next(); next; next = this.next()) {
      const thread = this.idle.pop() ?? (this.threads.size < this.size ? this.start() : undefined);
      if (!thread) return;
      this.waiting.shift();
      thread.current = next;
      this.watch(thread, next);
      thread.worker.postMessage(next.task);
    }
  }

  /** Its time counts once it can think: one that is ended while it loads would be followed by another that has to load. */
  private watch(thread: Thread, thought: Waiting): void {
    clearTimeout(thread.timer);
    const patience = thread.isReady ? patienceFor(thought) : LOADING;
    thread.timer = setTimeout(() => void this.end(thread, TOO_SLOW), patience);
  }

  /** Whoever has waited too long has gone on without an answer. */
  private next(): Waiting | undefined {
    const now = performance.now();
    for (let [first] = this.waiting; first; [first] = this.waiting) {
      if (now - first.since < patienceFor(first)) return first;
      this.waiting.shift();
      first.reject(new Error(TOO_SLOW));
    }
    return undefined;
  }

  private start(): Thread {
    const thread: Thread = { worker: new Worker(this.file), isReady: false };
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
    if ('error' in done) current.reject(new Error(done.error));
    else current.resolve(done.pick as Pick);
    this.assign();
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

import type { Answer, Call, FromWorker, Request } from '@tavolata/protocol';
import type { Update } from '@tavolata/table';

/** The part of a worker that is used; tests bring their own. */
export type Hand = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

type Listener = (update: Update, turn: number | undefined) => void;

const FAILED: Answer = { ok: false, problem: { code: 'failed' } };

const ourWorker = (): Worker =>
  new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });

/** The worker that plays the tables of this browser: started once, when first needed. Whatever is asked is answered. */
export class LocalHost {
  private readonly hire: () => Hand;
  private worker: Hand | undefined;
  private calls = 0;
  private readonly listeners = new Map<string, Listener>();
  private readonly waiting = new Map<number, (answer: Answer) => void>();

  constructor(hire: () => Hand = ourWorker) {
    this.hire = hire;
  }

  ask(request: Request): Promise<Answer> {
    const call: Call = { call: ++this.calls, request };
    return new Promise(resolve => {
      this.waiting.set(call.call, resolve);
      try {
        this.worker ??= this.start();
        this.worker.postMessage(call);
      } catch (error) {
        console.error(error);
        this.answered(call.call, FAILED);
      }
    });
  }

  /** Whoever listens last hears of a table. What is returned ends it, unless somebody else listens by then. */
  listen(id: string, listener: Listener): () => void {
    this.listeners.set(id, listener);
    return () => {
      if (this.listeners.get(id) !== listener) return;
      this.listeners.delete(id);
      void this.ask({ do: 'unwatch', id });
    };
  }

  private start(): Hand {
    const worker = this.hire();
    let isAlive = false;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      isAlive = true;
      if ('update' in data) this.listeners.get(data.id)?.(data.update, data.turn);
      else this.answered(data.call, data.answer);
    };
    worker.onerror = () => {
      // One that never said a word was not even loaded: the next question tries again.
      if (!isAlive && this.worker === worker) {
        worker.terminate();
        this.worker = undefined;
      }
      for (const call of [...this.waiting.keys()]) this.answered(call, FAILED);
    };
    return worker;
  }

  private answered(call: number, answer: Answer): void {
    this.waiting.get(call)?.(answer);
    this.waiting.delete(call);
  }
}

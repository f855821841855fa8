import { signal } from '@preact/signals';
import type { MatchFile, Seat, Viewer } from '@tavolata/kernel';
import type { Reply } from '@tavolata/table';
import { Refused } from '../online/api.ts';
import type { Answer, Call, Fork, FromWorker, LocalTable, Request } from '../worker/protocol.ts';
import { hear } from './hear.ts';
import type { Session, Told, Wish } from './session.ts';

/** The worker that plays the tables of this browser: started once, when first needed. */
class LocalHost {
  private worker: Worker | undefined;
  private calls = 0;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  readonly listeners = new Map<string, (message: Extract<FromWorker, { update: unknown }>) => void>();

  ask(request: Request): Promise<Answer> {
    this.worker ??= this.start();
    const call: Call = { call: ++this.calls, request };
    this.worker.postMessage(call);
    return new Promise(resolve => this.waiting.set(call.call, resolve));
  }

  private start(): Worker {
    const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('update' in data) this.listeners.get(data.id)?.(data);
      else {
        this.waiting.get(data.call)?.(data.answer);
        this.waiting.delete(data.call);
      }
    };
    return worker;
  }
}

type Kept = NonNullable<Extract<Answer, { ok: true }>['kept']>;

const host = new LocalHost();

export const createLocal = (request: Omit<Extract<Request, { do: 'create' }>, 'do'>): Promise<Answer> =>
  host.ask({ do: 'create', ...request });

export async function listLocal(): Promise<readonly LocalTable[]> {
  const answer = await host.ask({ do: 'list' });
  return answer.ok ? (answer.tables ?? []) : [];
}

export const deleteLocal = (id: string): Promise<Answer> => host.ask({ do: 'delete', id });

/** The match so far, whole, and what its players are called. */
export async function localFile(id: string): Promise<Kept> {
  const answer = await host.ask({ do: 'file', id });
  if (answer.ok && answer.kept) return answer.kept;
  throw new Refused(answer.ok ? 'failed' : answer.problem.code);
}

const newId = (answer: Answer): string => {
  if (answer.ok && answer.id) return answer.id;
  throw new Refused(answer.ok ? 'failed' : answer.problem.code);
};

export const forkLocal = async (fork: Fork): Promise<string> =>
  newId(await host.ask({ do: 'fork', ...fork }));

/** A table in this browser, seen from one seat at a time. */
export class LocalSession implements Session {
  readonly told = signal<Told | undefined>(undefined);
  readonly online = signal(true);
  /** Why there is nothing to show: a code. */
  readonly refused = signal<string | undefined>(undefined);
  private readonly id: string;
  private viewer: Viewer;

  constructor(id: string, viewer: Viewer) {
    this.id = id;
    this.viewer = viewer;
    host.listeners.set(id, ({ update }) => {
      if (update.viewer === this.viewer) this.told.value = hear(this.told.value, update);
    });
    this.watch();
  }

  async send(wish: Wish): Promise<Reply> {
    const n = (this.told.value?.picture.number ?? 0) + 1;
    const answer = await host.ask({
      do: 'command',
      id: this.id,
      seat: this.viewer as Seat,
      command: { ...wish, n },
    });
    if (answer.ok && answer.reply) return answer.reply;
    return { n, ok: false, error: { code: 'malformed' } };
  }

  lookAs(seat: Seat): void {
    if (seat === this.viewer) return;
    this.viewer = seat;
    this.told.value = undefined;
    this.watch();
  }

  async file(): Promise<MatchFile> {
    return (await localFile(this.id)).file;
  }

  async again(): Promise<string> {
    return newId(await host.ask({ do: 'again', id: this.id }));
  }

  private watch(): void {
    void host.ask({ do: 'watch', id: this.id, viewer: this.viewer }).then(answer => {
      if (!answer.ok) this.refused.value = answer.problem.code;
    });
  }

  close(): void {
    host.listeners.delete(this.id);
    void host.ask({ do: 'unwatch', id: this.id });
  }
}

import { signal } from '@preact/signals';
import type { Seat, Viewer } from '@tavolata/kernel';
import type { MatchFile } from '@tavolata/kernel/match';
import type { Answer, Fork, LocalTable, Request } from '@tavolata/protocol';
import type { CommandDraft, Reply, TablePlan } from '@tavolata/table';
import { Refused } from '../shared/api.ts';
import { keepLastVisit } from '../shared/last-visit.ts';
import { applyUpdate } from './apply-update.ts';
import { withHistoryPage } from './history-pages.ts';
import { LocalHost } from './host.ts';
import { CommandNumbers, isTaken, MOST_TRIES } from './numbers.ts';
import type { TableSession, TableSnapshot } from './session.ts';

type Done = Extract<Answer, { ok: true }>;
type Kept = NonNullable<Done['kept']>;

const host = new LocalHost();

/** What the worker has done; rejects with a code. */
async function done(request: Request): Promise<Done> {
  const answer = await host.ask(request);
  if (answer.ok) return answer;
  throw new Refused(answer.problem.code);
}

export const listLocal = async (): Promise<readonly LocalTable[]> =>
  (await done({ do: 'list' })).tables ?? [];

export const deleteLocal = (id: string): Promise<unknown> => done({ do: 'delete', id });

/** What it has done would be nothing without this. */
function given<T>(part: T | undefined): T {
  if (part === undefined) throw new Refused('failed');
  return part;
}

/** The match so far, whole, and what its players are called. */
export const localFile = async (id: string): Promise<Kept> => given((await done({ do: 'file', id })).kept);

/** A new table's name. */
const named = async (request: Request): Promise<string> => given((await done(request)).id);

export const createLocal = (game: string, plan: Omit<TablePlan, 'id'>): Promise<string> =>
  named({ do: 'create', game, plan });

export const forkLocal = (fork: Fork): Promise<string> => named({ do: 'fork', ...fork });

/** A table in this browser, seen from one seat at a time. */
export class LocalSession implements TableSession {
  readonly table = signal<TableSnapshot | undefined>(undefined);
  readonly online = signal(true);
  /** Why there is nothing to show: a code. */
  readonly refused = signal<string | undefined>(undefined);
  private readonly id: string;
  private readonly host: LocalHost;
  private viewer: Viewer;
  private numbers = new CommandNumbers();
  private readonly stop: () => void;

  constructor(id: string, viewer: Viewer, at: LocalHost = host) {
    this.id = id;
    this.viewer = viewer;
    this.host = at;
    this.stop = at.listen(id, (update, turn) => {
      keepLastVisit(id, turn);
      if (update.viewer === this.viewer) this.table.value = applyUpdate(this.table.value, update);
    });
    this.watch();
  }

  async send(draft: CommandDraft): Promise<Reply> {
    const seat = this.viewer as Seat;
    const { numbers } = this;
    let reply = await this.transmit(seat, draft, numbers.next(this.table.value));
    for (let tries = 0; isTaken(reply) && tries < MOST_TRIES; tries++)
      reply = await this.transmit(seat, draft, numbers.next(this.table.value));
    return reply;
  }

  private async transmit(seat: Seat, draft: CommandDraft, n: number): Promise<Reply> {
    const answer = await this.host.ask({ do: 'command', id: this.id, seat, command: { ...draft, n } });
    if (answer.ok && answer.reply) return answer.reply;
    return { n, ok: false, error: { code: 'not-saved' } };
  }

  async earlier(): Promise<boolean> {
    const { viewer, table } = this;
    const before = table.value?.begin ?? 0;
    if (before === 0) return false;
    const answer = await this.host.ask({ do: 'history', id: this.id, viewer, before });
    if (!answer.ok || !answer.page || viewer !== this.viewer || !table.value) return false;
    table.value = withHistoryPage(table.value, answer.page);
    return true;
  }

  lookAs(seat: Seat): void {
    if (seat === this.viewer) return;
    this.viewer = seat;
    this.numbers = new CommandNumbers();
    this.table.value = undefined;
    this.watch();
  }

  async file(): Promise<MatchFile> {
    return (await localFile(this.id)).file;
  }

  again(): Promise<string> {
    return named({ do: 'again', id: this.id });
  }

  private watch(): void {
    void this.host.ask({ do: 'watch', id: this.id, viewer: this.viewer }).then(answer => {
      if (!answer.ok) this.refused.value = answer.problem.code;
    });
  }

  close(): void {
    this.stop();
  }
}

import type { Def, Game, State } from '@tavolata/kernel';
import { CLOSE } from '@tavolata/protocol';
import {
  isProblem,
  type Ports,
  type Problem,
  type RestingClocks,
  Table,
  type TablePlan,
  type TimeSlices,
} from '@tavolata/table';
import type { Games } from '../games.ts';
import { isTransient } from '../storage/sqlite.ts';
import { type AnyTable, LiveTable, type LiveTableEvents } from './live-table.ts';
import { LoadQueue, type Urgency } from './load-queue.ts';
import { isQuiet } from './status.ts';
import { UnreadableTable } from './unreadable.ts';

/** Milliseconds until an idle table that only waits for people leaves memory. */
const IDLE_MS = 10 * 60_000;
const SWEEP_MS = 60_000;
/** Idle tables without connections that stay in memory: a long match takes a megabyte. */
const MAX_UNUSED = 50;
/**
 * A table of which a clock does something within this, in milliseconds, stays in memory or is taken up again: so the
 * clock rings there when it should, however long it takes to load.
 */
export const WAKE_AHEAD_MS = 120_000;
const CLOSED = 'the table registry is closed';

interface RegistryOptions {
  readonly games: Games;
  readonly ports: Ports;
  readonly events: LiveTableEvents;
  /** Which game a stored table is of, without reading all of it. */
  gameOf(id: string): string | undefined;
  /** The clocks of a table that this process has put away. */
  clocksOf(id: string): RestingClocks | undefined;
  /** Has the store write at once whatever waits of a table that is put away. */
  hasten(id: string, work: () => Promise<void>): Promise<void>;
  readonly idle?: number;
}

/** The tables in memory, at most one object per id: whoever opens a table gets the same. */
export class TableRegistry {
  private readonly options: RegistryOptions;
  private readonly tables = new Map<string, Promise<LiveTable | undefined>>();
  private readonly opened = new Map<string, LiveTable>();
  /** Tables that are being put away or deleted: whoever asks for one waits for that. */
  private readonly closing = new Map<string, Promise<void>>();
  private readonly loads = new LoadQueue();
  private readonly sweeper: NodeJS.Timeout;
  private isClosed = false;

  constructor(options: RegistryOptions) {
    this.options = options;
    this.sweeper = setInterval(() => this.sweep(), SWEEP_MS);
    this.sweeper.unref();
  }

  /** What takes long, here and beside it, takes turns. */
  get leisure(): TimeSlices | undefined {
    return this.options.ports.leisure;
  }

  get live(): ReadonlyMap<string, LiveTable> {
    return this.opened;
  }

  /**
   * The table of that name, taken up from the store if it is not here; nothing if there is none. Rejects with
   * `Unreadable` if it never can be, with anything else if it cannot be now.
   */
  open(id: string, urgency: Urgency = 'person'): Promise<LiveTable | undefined> {
    if (this.isClosed) return Promise.reject(new Error(CLOSED));
    const again = () => this.open(id, urgency);
    const closing = this.closing.get(id);
    if (closing) return closing.then(again, again);
    this.opened.get(id)?.touch();
    const known = this.tables.get(id);
    if (known && urgency === 'person') this.loads.hurry(id);
    return (
      known ??
      this.remember(
        id,
        this.loads.run(id, urgency, () => this.load(id)),
      )
    );
  }

  async create(game: Game<State, Def>, plan: TablePlan): Promise<LiveTable | Problem> {
    if (this.isClosed) throw new Error(CLOSED);
    const making = this.make(game, plan);
    void this.remember(
      plan.id,
      making.then(made => (isProblem(made) ? undefined : made)),
    );
    return making;
  }

  /** Ends a table for good, if the storage can: else nothing has changed, and nobody was sent away. */
  delete(id: string): Promise<void> {
    return this.shut(id, this.end(id));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.sweeper);
    this.loads.clear();
    await Promise.allSettled([...this.tables.values(), ...this.closing.values()]);
    await Promise.allSettled([...this.opened.values()].map(live => live.close()));
    this.tables.clear();
    this.opened.clear();
  }

  /** Puts away tables that nobody uses and that do nothing by themselves: after IDLE_MS, and beyond MAX_UNUSED. */
  sweep(now = performance.now()): void {
    const { idle = IDLE_MS } = this.options;
    const unused = [...this.opened.values()].filter(live => this.isUnused(live));
    unused.sort((one, other) => one.touched - other.touched);
    for (const [i, { id, touched }] of unused.entries())
      if (now - touched >= idle || i < unused.length - MAX_UNUSED) void this.shut(id, this.putAway(id));
  }

  private isUnused({ id, size, status, table }: LiveTable): boolean {
    if (size > 0 || !status || this.closing.has(id) || !isQuiet(status)) return false;
    const { nextAlarm } = table;
    return nextAlarm === undefined || nextAlarm > this.options.ports.clock.now() + WAKE_AHEAD_MS;
  }

  private async make(game: Game<State, Def>, plan: TablePlan): Promise<LiveTable | Problem> {
    const table = await Table.create(game, plan, this.options.ports);
    return isProblem(table) ? table : this.toLive(table);
  }

  private async load(id: string): Promise<LiveTable | undefined> {
    const { games, ports } = this.options;
    const slug = this.options.gameOf(id);
    if (slug === undefined) return undefined;
    const game = games.get(slug);
    if (!game) throw new UnreadableTable(`table ${id} is of ${slug}, which this server does not play`);
    const clocks = this.options.clocksOf(id);
    const table = await Table.load(game, id, ports, clocks).catch((error: unknown) => {
      throw isTransient(error) ? error : new UnreadableTable(`table ${id} cannot be played again`, error);
    });
    return table && this.toLive(table);
  }

  /**
   * One that is not there, or could not be opened, is looked for again next time; one that cannot be read is not, until
   * it is deleted or the process ends: whoever asks again and again would have it played again each time.
   */
  private remember(id: string, opening: Promise<LiveTable | undefined>): Promise<LiveTable | undefined> {
    this.tables.set(id, opening);
    const forget = (): void => {
      if (this.tables.get(id) === opening) this.tables.delete(id);
    };
    opening.then(
      live => live ?? forget(),
      (error: unknown) => {
        if (!(error instanceof UnreadableTable)) forget();
      },
    );
    return opening;
  }

  private async toLive(table: AnyTable): Promise<LiveTable> {
    const live = new LiveTable(table, this.options.events);
    this.opened.set(live.id, live);
    try {
      await live.ready;
    } catch (error) {
      await this.putAway(live.id);
      throw error;
    }
    if (this.opened.size > MAX_UNUSED) this.sweep();
    return live;
  }

  /** Until that is done nobody can take the table up. */
  private shut(id: string, work: Promise<void>): Promise<void> {
    const closing = work.finally(() => {
      if (this.closing.get(id) === closing) this.closing.delete(id);
    });
    this.closing.set(id, closing);
    return closing;
  }

  /** Out of memory; what is stored can be taken up again. */
  private async putAway(id: string): Promise<void> {
    const live = this.opened.get(id);
    this.opened.delete(id);
    this.tables.delete(id);
    if (live) await this.options.hasten(id, () => live.close());
  }

  /** Where nobody is, nothing is played again only to be ended. */
  private async end(id: string): Promise<void> {
    await this.options.ports.storage.delete(id);
    // Somebody may have begun to open it while it was still there.
    const live = await this.tables.get(id)?.catch(() => undefined);
    live?.disconnect(() => true, CLOSE.deleted, 'deleted');
    await this.putAway(id);
  }
}

import type { Def, Game, State } from '@tavolata/kernel';
import { isProblem, type Plan, type Ports, type Problem, Table } from '@tavolata/table';
import type { Games } from '../games.ts';
import { CLOSE } from '../protocol/codes.ts';
import { mayPass } from '../storage/database.ts';
import { type AnyTable, Live, type LiveEvents } from './live.ts';
import { isQuiet } from './status.ts';
import { Unreadable } from './unreadable.ts';

/** After so long without anybody or anything, a table that only waits for people leaves memory, in milliseconds. */
const IDLE = 10 * 60_000;
const SWEEP = 60_000;
const CLOSED = 'the hall is closed';

export interface HallOptions {
  readonly games: Games;
  readonly ports: Ports;
  readonly events: LiveEvents;
  /** Which game a stored table is of, without reading all of it. */
  gameOf(id: string): string | undefined;
  /** Has the store write at once whatever waits of a table that is put away. */
  hasten(id: string, work: () => Promise<void>): Promise<void>;
  readonly idle?: number;
}

/** The tables in memory. There is never more than one of a kind: whoever opens a table gets the same. */
export class Hall {
  private readonly options: HallOptions;
  private readonly tables = new Map<string, Promise<Live | undefined>>();
  private readonly opened = new Map<string, Live>();
  /** Tables that are being put away or deleted: whoever asks for one waits for that. */
  private readonly closing = new Map<string, Promise<void>>();
  private readonly sweeper: NodeJS.Timeout;
  private isClosed = false;

  constructor(options: HallOptions) {
    this.options = options;
    this.sweeper = setInterval(() => this.sweep(), SWEEP);
    this.sweeper.unref();
  }

  get live(): ReadonlyMap<string, Live> {
    return this.opened;
  }

  /**
   * The table of that name, taken up from the store if it is not here; nothing if there is none. Rejects with
   * `Unreadable` if it never can be, with anything else if it cannot be now.
   */
  open(id: string): Promise<Live | undefined> {
    if (this.isClosed) return Promise.reject(new Error(CLOSED));
    const again = () => this.open(id);
    const closing = this.closing.get(id);
    if (closing) return closing.then(again, again);
    this.opened.get(id)?.touch();
    return this.tables.get(id) ?? this.keep(id, this.load(id));
  }

  async create(game: Game<State, Def>, plan: Plan): Promise<Live | Problem> {
    if (this.isClosed) throw new Error(CLOSED);
    const making = this.make(game, plan);
    void this.keep(
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
    await Promise.allSettled([...this.tables.values(), ...this.closing.values()]);
    await Promise.allSettled([...this.opened.values()].map(live => live.close()));
    this.tables.clear();
    this.opened.clear();
  }

  /** Puts away what nobody has used for a while and what will do nothing by itself. */
  sweep(now = performance.now()): void {
    const { idle = IDLE } = this.options;
    for (const { id, size, status, touched, table } of this.opened.values()) {
      if (size > 0 || now - touched < idle || !status || this.closing.has(id)) continue;
      if (isQuiet(status, table.header.clock !== undefined)) void this.shut(id, this.putAway(id));
    }
  }

  private async make(game: Game<State, Def>, plan: Plan): Promise<Live | Problem> {
    const table = await Table.create(game, plan, this.options.ports);
    return isProblem(table) ? table : this.enliven(table);
  }

  private async load(id: string): Promise<Live | undefined> {
    const { games, ports } = this.options;
    const slug = this.options.gameOf(id);
    if (slug === undefined) return undefined;
    const game = games.get(slug);
    if (!game) throw new Unreadable(`table ${id} is of ${slug}, which this server does not play`);
    const table = await Table.load(game, id, ports).catch((error: unknown) => {
      throw mayPass(error) ? error : new Unreadable(`table ${id} cannot be played again`, error);
    });
    return table && this.enliven(table);
  }

  /**
   * One that is not there, or could not be opened, is looked for again next time; one that cannot be read is not, until
   * it is deleted or the process ends: whoever asks again and again would have it played again each time.
   */
  private keep(id: string, opening: Promise<Live | undefined>): Promise<Live | undefined> {
    this.tables.set(id, opening);
    const forget = (): void => {
      if (this.tables.get(id) === opening) this.tables.delete(id);
    };
    opening.then(
      live => live ?? forget(),
      (error: unknown) => {
        if (!(error instanceof Unreadable)) forget();
      },
    );
    return opening;
  }

  private async enliven(table: AnyTable): Promise<Live> {
    const live = new Live(table, this.options.events);
    this.opened.set(live.id, live);
    try {
      await live.ready;
    } catch (error) {
      await this.putAway(live.id);
      throw error;
    }
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
    live?.dismiss(() => true, CLOSE.deleted, 'deleted');
    await this.putAway(id);
  }
}

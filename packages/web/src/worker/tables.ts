import type { Def, Game, Seat, State } from '@tavolata/kernel';
import type { Answer, Fork, LocalProblem, LocalTable, Request } from '@tavolata/protocol';
import {
  type Header,
  isProblem,
  PAGE,
  type Ports,
  type Reply,
  Table,
  type TablePlan,
  type Update,
} from '@tavolata/table';
import { storeFork } from './forks.ts';

export type LoadRules = (slug: string) => Promise<Game<State, Def> | undefined>;
/** What a viewer is told, and which turn it is then. */
export type Tell = (id: string, update: Update, turn: number | undefined) => void;

/** Tries of one command while other tabs write. */
const MOST_TRIES = 5;

const isConflict = (reply: Reply): boolean => !reply.ok && reply.error.code === 'conflict';

/** Why something is not done, in place of its answer. */
class No extends Error {
  readonly problem: LocalProblem;
  constructor(problem: LocalProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

const peopleAt = ({ setup, seats }: Header): readonly Seat[] =>
  setup.seats.filter(seat => seats[seat]?.who === 'person');

/** The tables of one browser, whatever carries the messages: every request is answered, and only once. */
export class LocalTables {
  private readonly ports: Ports;
  private readonly rules: LoadRules;
  private readonly tell: Tell;
  /** Also those that are still being loaded: two tables would drive one match. */
  private readonly tables = new Map<string, Promise<Table<State, Def>>>();
  private readonly watching = new Map<string, () => void>();

  constructor(ports: Ports, rules: LoadRules, tell: Tell) {
    this.ports = ports;
    this.rules = rules;
    this.tell = tell;
  }

  async answer(request: Request): Promise<Answer> {
    try {
      return await this.handle(request);
    } catch (error) {
      if (error instanceof No) return { ok: false, problem: error.problem };
      console.error(error);
      return { ok: false, problem: { code: 'failed' } };
    }
  }

  /** The table was played elsewhere: whoever looks at it here is told. */
  async follow(id: string): Promise<void> {
    try {
      const table = await this.tables.get(id);
      await table?.catchUp();
    } catch (error) {
      console.error(error);
    }
  }

  private handle(request: Request): Answer | Promise<Answer> {
    switch (request.do) {
      case 'create':
        return this.create(request);
      case 'list':
        return this.list();
      case 'file':
        return this.file(request.id);
      case 'again':
        return this.again(request.id);
      case 'fork':
        return this.fork(request);
      case 'delete':
        return this.remove(request.id);
      case 'watch':
        return this.watch(request);
      case 'unwatch':
        return this.leave(request.id);
      case 'history':
        return this.history(request);
      case 'command':
        return this.command(request);
    }
  }

  private async game(slug: string): Promise<Game<State, Def>> {
    const game = await this.rules(slug);
    if (!game) throw new No({ code: 'unknown-game' });
    return game;
  }

  private table(id: string): Promise<Table<State, Def>> {
    const known = this.tables.get(id);
    if (known) return known;
    const loading = this.load(id);
    this.tables.set(id, loading);
    // What could not be loaded now may be the next time.
    loading.catch(() => this.tables.delete(id));
    return loading;
  }

  private async load(id: string): Promise<Table<State, Def>> {
    const stored = await this.ports.storage.load(id);
    if (!stored) throw new No({ code: 'unknown-table' });
    const game = await this.game(stored.header.game);
    const table = await Table.load(game, id, this.ports).catch(error => {
      console.error(error);
      throw new No({ code: 'unreadable-table' });
    });
    if (!table) throw new No({ code: 'unknown-table' });
    return table;
  }

  private async create({ game, plan }: Extract<Request, { do: 'create' }>): Promise<Answer> {
    return this.opened(await this.game(game), plan);
  }

  /** A stored table begins to play; one that cannot leaves nothing behind. */
  private async opened(game: Game<State, Def>, plan: Omit<TablePlan, 'id'>): Promise<Answer> {
    const id = this.newId();
    const table = await Table.create(game, { ...plan, id }, this.ports);
    if (isProblem(table)) throw new No(table);
    this.tables.set(id, Promise.resolve(table));
    try {
      const problem = await table.start();
      if (problem) throw new No(problem);
    } catch (error) {
      await this.remove(id).catch(() => undefined);
      throw error;
    }
    return { ok: true, id };
  }

  private async again(id: string): Promise<Answer> {
    const table = await this.table(id);
    const { header } = table;
    const { seats, owner, pace, clock } = header;
    const plan = {
      setup: table.rematchSetup(),
      seats,
      pace,
      ...(owner && { owner }),
      ...(clock && { clock }),
    };
    return this.opened(await this.game(header.game), plan);
  }

  private async fork(request: Fork): Promise<Answer> {
    const { storage, clock } = this.ports;
    const id = this.newId();
    const problem = await storeFork(await this.game(request.file.game), id, request, storage, clock.now());
    if (problem) throw new No(problem);
    return { ok: true, id };
  }

  private async file(id: string): Promise<Answer> {
    const table = await this.table(id);
    const whole = await table.file({ running: true });
    if (!whole) throw new No({ code: 'not-replayable' });
    const [seat] = peopleAt(table.header);
    return { ok: true, kept: { file: whole, names: whole.names ?? {}, ...(seat && { seat }) } };
  }

  private async list(): Promise<Answer> {
    const listed = await this.ports.storage.list({});
    const tables = listed.map(({ header, over }): LocalTable => {
      const people = peopleAt(header);
      const others = header.setup.seats.flatMap(seat => {
        const sitter = header.seats[seat];
        return seat === people[0] || !sitter || sitter.who === 'open' ? [] : [sitter.name];
      });
      return { id: header.id, game: header.game, created: header.created, over, people, others };
    });
    return { ok: true, tables };
  }

  private async watch({ id, viewer, since }: Extract<Request, { do: 'watch' }>): Promise<Answer> {
    const table = await this.table(id);
    this.unwatch(id);
    this.watching.set(
      id,
      table.subscribe(viewer, update => this.tell(id, update, table.turn), since),
    );
    return { ok: true, id };
  }

  /** Whoever leaves while the table is being loaded has watched first: all wait for it in the order they came. */
  private async leave(id: string): Promise<Answer> {
    try {
      await this.tables.get(id);
    } finally {
      this.unwatch(id);
    }
    return { ok: true };
  }

  private unwatch(id: string): void {
    this.watching.get(id)?.();
    this.watching.delete(id);
  }

  private async command({ id, seat, command }: Extract<Request, { do: 'command' }>): Promise<Answer> {
    const table = await this.table(id);
    let reply = await table.command(seat, command);
    // Another tab was faster: by now the table knows what it did.
    for (let tries = 0; isConflict(reply) && tries < MOST_TRIES; tries++)
      reply = await table.command(seat, command);
    return { ok: true, reply };
  }

  private async history({ id, viewer, before }: Extract<Request, { do: 'history' }>): Promise<Answer> {
    const events = await (await this.table(id)).history(viewer, before, PAGE);
    return { ok: true, page: { before, from: Math.max(0, before - PAGE), events } };
  }

  private async remove(id: string): Promise<Answer> {
    const table = await this.tables.get(id)?.catch(() => undefined);
    await table?.close();
    this.unwatch(id);
    this.tables.delete(id);
    await this.ports.storage.delete(id);
    return { ok: true };
  }

  /** Twelve letters: nobody has to guess a table that never leaves this browser. */
  private newId(): string {
    const letters = Array.from(this.ports.entropy.bytes(8), byte => byte.toString(36).padStart(2, '0'));
    return letters.join('').slice(0, 12);
  }
}

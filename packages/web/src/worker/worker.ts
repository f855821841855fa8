import type { Def, Game, Seat, State } from '@tavolata/kernel';
import { type Clock, type Entropy, isProblem, type Plan, type Ports, Table } from '@tavolata/table';
import { storeFork } from './forks.ts';
import { loadRules } from './games.ts';
import type { Answer, Call, Fork, FromWorker, LocalTable, Request } from './protocol.ts';
import { BrowserStorage } from './storage.ts';

type Scope = {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<Call>) => void) | null;
};
const scope = self as unknown as Scope;

const clock: Clock = {
  now: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
const entropy: Entropy = { bytes: count => crypto.getRandomValues(new Uint8Array(count)) };
const storage = new BrowserStorage();
const ports: Ports = {
  storage,
  clock,
  entropy,
  reports: {
    async store(id, report) {
      // A local match's reports stay with its player: the page offers them for saving.
      console.error(`table ${id}`, report);
    },
  },
};

const tables = new Map<string, Table<State, Def>>();
const watching = new Map<string, () => void>();

async function tableOf(id: string): Promise<Table<State, Def> | undefined> {
  const known = tables.get(id);
  if (known) return known;
  const stored = await storage.load(id);
  const game = stored && (await loadRules(stored.header.game));
  const table = game && (await Table.load(game, id, ports));
  if (table) tables.set(id, table);
  return table;
}

/** Twelve letters: nobody has to guess a table that never leaves this browser. */
const newId = (): string =>
  Array.from(entropy.bytes(8), byte => byte.toString(36).padStart(2, '0'))
    .join('')
    .slice(0, 12);

async function create(request: Extract<Request, { do: 'create' }>): Promise<Answer> {
  const game = await loadRules(request.game);
  if (!game) return { ok: false, problem: { code: 'unknown-game' } };
  return opened(game, request.plan);
}

/** A stored table begins to play. */
async function opened(game: Game<State, Def>, plan: Omit<Plan, 'id'>): Promise<Answer> {
  const id = newId();
  const table = await Table.create(game, { ...plan, id }, ports);
  if (isProblem(table)) return { ok: false, problem: table };
  tables.set(id, table);
  const problem = await table.start();
  return problem ? { ok: false, problem } : { ok: true, id };
}

async function again(id: string): Promise<Answer> {
  const header = (await storage.load(id))?.header;
  const game = header && (await loadRules(header.game));
  if (!header || !game) return { ok: false, problem: { code: 'unknown-table' } };
  const { setup, seats, owner, pace, clock: rules } = header;
  return opened(game, { setup, seats, pace, ...(owner && { owner }), ...(rules && { clock: rules }) });
}

async function fork(request: Fork): Promise<Answer> {
  const game = await loadRules(request.file.game);
  if (!game) return { ok: false, problem: { code: 'unknown-game' } };
  const id = newId();
  const problem = await storeFork(game, id, request, storage, clock.now());
  return problem ? { ok: false, problem } : { ok: true, id };
}

async function file(id: string): Promise<Answer> {
  const table = await tableOf(id);
  if (!table) return { ok: false, problem: { code: 'unknown-table' } };
  const whole = await table.file({ running: true });
  if (!whole) return { ok: false, problem: { code: 'not-replayable' } };
  return { ok: true, kept: { file: whole, names: whole.names ?? {} } };
}

async function list(): Promise<Answer> {
  const listed = await storage.list({});
  const shown = listed.map(({ header, over }): LocalTable => {
    const people = header.setup.seats.filter((seat: Seat) => header.seats[seat]?.who === 'person');
    return { id: header.id, game: header.game, name: '', created: header.created, over, people };
  });
  return { ok: true, tables: shown };
}

async function watch({ id, viewer, since }: Extract<Request, { do: 'watch' }>): Promise<Answer> {
  const table = await tableOf(id);
  if (!table) return { ok: false, problem: { code: 'unknown-table' } };
  watching.get(id)?.();
  watching.set(
    id,
    table.subscribe(viewer, update => scope.postMessage({ update, id }), since),
  );
  return { ok: true, id };
}

async function command({ id, seat, command: message }: Extract<Request, { do: 'command' }>): Promise<Answer> {
  const table = await tableOf(id);
  if (!table) return { ok: false, problem: { code: 'unknown-table' } };
  return { ok: true, reply: await table.command(seat, message) };
}

async function remove(id: string): Promise<Answer> {
  await tables.get(id)?.close();
  tables.delete(id);
  await storage.delete(id);
  return { ok: true };
}

async function handle(request: Request): Promise<Answer> {
  switch (request.do) {
    case 'create':
      return create(request);
    case 'list':
      return list();
    case 'file':
      return file(request.id);
    case 'again':
      return again(request.id);
    case 'fork':
      return fork(request);
    case 'delete':
      return remove(request.id);
    case 'watch':
      return watch(request);
    case 'unwatch':
      watching.get(request.id)?.();
      watching.delete(request.id);
      return { ok: true };
    case 'command':
      return command(request);
  }
}

scope.onmessage = async ({ data: { call, request } }) => {
  scope.postMessage({ call, answer: await handle(request) });
};

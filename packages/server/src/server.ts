import type { AwaitedTurn } from '@tavolata/protocol';
import type { Clock, Entropy, Thinker } from '@tavolata/table';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { BotThreads } from './bot-threads/pool.ts';
import { type Config, describeConfig, MEMORY } from './config.ts';
import { games as allGames, type Games } from './games.ts';
import { addRoutes, newApp } from './http/app.ts';
import { Metrics } from './metrics.ts';
import type { NoticeChannels } from './notices/channels.ts';
import { Notifier, type TurnHolders } from './notices/notifier.ts';
import { People } from './people/people.ts';
import { ServerSettings } from './people/settings.ts';
import { FileReports } from './ports/reports.ts';
import { systemClock, systemEntropy } from './ports/system.ts';
import { SharedTimeSlices } from './ports/time-slices.ts';
import { replayerHere } from './replay-threads/replay.ts';
import { ReplayThreads } from './replay-threads/threads.ts';
import { Admission } from './socket/admission.ts';
import { Sockets } from './socket/sockets.ts';
import { backUpBeside } from './storage/backup.ts';
import { Probe } from './storage/probe.ts';
import { Readable } from './storage/readable.ts';
import { databaseFile } from './storage/sqlite.ts';
import { TableIndex } from './storage/table-index.ts';
import { openStore, type Store } from './store.ts';
import { TableEvents } from './tables/table-events.ts';
import { TableRegistry } from './tables/table-registry.ts';
import { TurnNotices } from './tables/turn-notices.ts';
import { Upkeep } from './tables/upkeep.ts';
import { disablePretenuring } from './v8-flags.ts';

/** What a test or a measurement puts in the place of the real thing. */
export interface Overrides {
  readonly games?: Games;
  readonly clock?: Clock;
  readonly entropy?: Entropy;
  readonly ways?: NoticeChannels;
  readonly log?: FastifyBaseLogger;
  /** The program of the threads that think for bots; without it bots think where the server does. */
  readonly thinker?: URL;
  /** The program of the threads in which matches are played again; without it they are where the server is. */
  readonly replayer?: URL;
}

export interface RunningServer {
  /** Where this machine finds it. */
  readonly url: string;
  /** Finishes what is under way, tells everybody to come again, and stops. */
  close(): Promise<void>;
}

interface Parts {
  readonly config: Config;
  readonly overrides: Overrides;
  readonly log: FastifyBaseLogger;
  readonly meters: Metrics;
  readonly store: Store;
  readonly clock: Clock;
}

export async function startServer(config: Config, overrides: Overrides = {}): Promise<RunningServer> {
  disablePretenuring();
  const log = overrides.log ?? pino({ level: config.logLevel });
  log.info(describeConfig(config), 'Tavolata starts');
  const meters = new Metrics(config.metrics);
  const unsorted = (error: unknown): void => {
    log.warn({ err: error }, 'new lines are kept, but could not be sorted in');
  };
  const lost = (error: unknown): void => {
    log.fatal(
      { err: error },
      'the disk has failed: nobody is told anything more, and the server ends at once',
    );
    process.exit(1);
  };
  const store = openStore(config, { observer: meters, unsorted, lost });
  const clock = overrides.clock ?? systemClock();
  try {
    return await open({ config, overrides, log, meters, store, clock });
  } catch (error) {
    store.close();
    throw error;
  }
}

async function open(parts: Parts): Promise<RunningServer> {
  const { config, overrides, log, meters, store, clock } = parts;
  const { database, storage } = store;
  const people = new People(database, storage);
  const tableIndex = new TableIndex(database, storage);
  const notifier = await Notifier.open({
    config,
    settings: new ServerSettings(database, storage),
    ...{ meters, log, clock },
    ...(overrides.ways && { ways: overrides.ways }),
  });
  const tell = (turn: AwaitedTurn): void => notifier.yourTurn(turn, () => awaited(registry, people, turn));
  const turns = new TurnNotices(clock, config.noticeAfter, tell, () => tableEvents.updateStatuses());
  const pool =
    overrides.thinker && new BotThreads(overrides.thinker, config.botThreads, () => meters.overloaded());
  const games = overrides.games ?? allGames;
  const replays = overrides.replayer && new ReplayThreads(overrides.replayer);
  const tableEvents: TableEvents = new TableEvents({ people, tableIndex, turns, clock, log });
  const registry: TableRegistry = openRegistry(parts, games, tableEvents, tableIndex, pool);
  const admission = new Admission({
    ...{ registry, people, tableIndex, meters, log },
    limits: config.limits,
    now: () => clock.now(),
  });
  const app = newApp(config, log);
  const state = { isOpen: true };
  const probe = new Probe(database, storage.group, clock);
  const { dataDir } = config;
  const readable = new Readable(database, dataDir === MEMORY ? undefined : databaseFile(dataDir));
  const isReady = (): boolean => state.isOpen && readable.canRead() && probe.canWrite();
  const replayer = replays ?? replayerHere(games, registry.leisure);
  await addRoutes(app, { config, games, registry, people, replayer, tableIndex, meters, notifier, isReady });
  const sockets = new Sockets(app.server, config, admission);
  measure(meters, registry, sockets, pool);
  meters.gauge(
    'tavolata_unread_bytes',
    'Bytes sent over WebSockets and not read',
    () => admission.unread.total,
  );
  const { retentionDays, noticeAfter } = config;
  const backUp = dataDir === MEMORY ? undefined : () => backUpBeside(dataDir);
  const upkeep = new Upkeep({
    ...{ registry, tableIndex, clock, log, retentionDays, noticeAfter },
    ...(backUp && { backUp }),
  });
  const url = await listen(app, config);
  upkeep.start();
  log.info({ url }, 'Tavolata is open');
  const close = async (): Promise<void> => {
    state.isOpen = false;
    upkeep.close();
    storage.hurry();
    await sockets.close();
    await app.close();
    await registry.close();
    tableEvents.close();
    turns.close();
    await notifier.close();
    await pool?.close();
    await replays?.close();
    store.close();
    log.info('Tavolata has stopped');
  };
  return { url, close: once(close) };
}

/** How things stand when somebody is to be told of their turn. */
async function awaited(
  registry: TableRegistry,
  people: People,
  { table: id, seat }: AwaitedTurn,
): Promise<TurnHolders | undefined> {
  const table = (await registry.open(id))?.table;
  if (!table) return undefined;
  return { since: table.since, asked: table.owing.includes(seat) ? people.holdersOf(id, seat) : [] };
}

function openRegistry(
  parts: Parts,
  games: Games,
  events: TableEvents,
  tableIndex: TableIndex,
  thinker: Thinker | undefined,
): TableRegistry {
  const { config, overrides, log, meters, store, clock } = parts;
  const reports = new FileReports(config.dataDir, (table, { kind }, file) => {
    meters.reported(kind);
    log.error({ table, kind, file }, 'something went wrong at a table');
  });
  const ports = {
    storage: store.storage,
    clock,
    entropy: overrides.entropy ?? systemEntropy,
    reports,
    leisure: new SharedTimeSlices(),
    ...(thinker && { thinker }),
  };
  const { storage } = store;
  return new TableRegistry({
    ...{ games, ports, events },
    gameOf: id => storage.gameOf(id),
    clocksOf: id => tableIndex.clocksOf(id),
    hasten: (id, work) => storage.hasten(id, work),
  });
}

function measure(
  meters: Metrics,
  registry: TableRegistry,
  sockets: Sockets,
  pool: BotThreads | undefined,
): void {
  meters.gauge('tavolata_tables', 'Tables in memory', () => registry.live.size);
  meters.gauge('tavolata_connections', 'Open WebSockets', () => sockets.size);
  meters.gauge('tavolata_thoughts_waiting', 'Bots waiting for a thread', () => pool?.backlog ?? 0);
}

/** Connections that may wait to be accepted, if the system allows it: after a restart all come at once. */
const BACKLOG = 4096;

async function listen(app: FastifyInstance, { host, port, basePath }: Config): Promise<string> {
  await app.listen({ host, port, backlog: BACKLOG });
  const address = app.server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  const named = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${named}:${actual}${basePath}`;
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}

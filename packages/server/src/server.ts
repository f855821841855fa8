import type { Clock, Entropy, Thinker } from '@tavolata/table';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { type Config, describeConfig } from './config.ts';
import { games as allGames, type Games } from './games.ts';
import { Caretaker } from './hall/caretaker.ts';
import { Hall } from './hall/hall.ts';
import { Warden } from './hall/warden.ts';
import { addRoutes, newApp } from './http/app.ts';
import { expectShortLives } from './lifetimes.ts';
import { Meters } from './metrics.ts';
import { type Awaited, Notifier } from './notices/notifier.ts';
import { Turns } from './notices/turns.ts';
import type { Turn, Ways } from './notices/ways.ts';
import { People } from './people/people.ts';
import { Settings } from './people/settings.ts';
import { FileReports } from './ports/reports.ts';
import { systemClock, systemEntropy } from './ports/system.ts';
import { Sockets } from './socket/listen.ts';
import { Reception } from './socket/reception.ts';
import { Probe } from './storage/probe.ts';
import { Shelf } from './storage/shelf.ts';
import { openStore, type Store } from './store.ts';
import { ThinkingPool } from './thinking/pool.ts';

/** What a test or a measurement puts in the place of the real thing. */
export interface Overrides {
  readonly games?: Games;
  readonly clock?: Clock;
  readonly entropy?: Entropy;
  readonly ways?: Ways;
  readonly log?: FastifyBaseLogger;
  /** The program of the threads that think for bots; without it bots think where the server does. */
  readonly thinker?: URL;
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
  readonly meters: Meters;
  readonly store: Store;
  readonly clock: Clock;
}

export async function startServer(config: Config, overrides: Overrides = {}): Promise<RunningServer> {
  expectShortLives();
  const log = overrides.log ?? pino({ level: config.logLevel });
  log.info(describeConfig(config), 'Tavolata starts');
  const meters = new Meters(config.metrics);
  const unsorted = (error: unknown): void => {
    log.warn({ err: error }, 'new lines are kept, but could not be sorted in');
  };
  const store = openStore(config, { observer: meters, unsorted });
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
  const shelf = new Shelf(database, storage);
  const notifier = await Notifier.open({
    config,
    settings: new Settings(database, storage),
    ...{ meters, log, clock },
    ...(overrides.ways && { ways: overrides.ways }),
  });
  const tell = (turn: Turn): void => notifier.yourTurn(turn, () => awaited(hall, people, turn));
  const turns = new Turns(clock, config.noticeAfter, tell, () => warden.look());
  const pool = overrides.thinker && new ThinkingPool(overrides.thinker, config.botThreads);
  const games = overrides.games ?? allGames;
  const warden: Warden = new Warden({ people, shelf, turns, clock, log });
  const hall: Hall = openHall(parts, games, warden, pool);
  const reception = new Reception({
    ...{ hall, people, shelf, meters, log },
    limits: config.limits,
    now: () => clock.now(),
  });
  const app = newApp(config, log);
  const state = { isOpen: true };
  const probe = new Probe(database, storage.group, clock);
  const isReady = (): boolean => state.isOpen && probe.canWrite();
  await addRoutes(app, { config, games, hall, people, shelf, meters, notifier, isReady });
  const sockets = new Sockets(app.server, config, reception);
  measure(meters, hall, sockets, pool);
  const { retentionDays, noticeAfter } = config;
  const caretaker = new Caretaker({ hall, shelf, clock, log, retentionDays, noticeAfter });
  const url = await listen(app, config);
  caretaker.start();
  log.info({ url }, 'Tavolata is open');
  const close = async (): Promise<void> => {
    state.isOpen = false;
    caretaker.close();
    storage.hurry();
    await sockets.close();
    await app.close();
    await hall.close();
    warden.close();
    turns.close();
    await notifier.close();
    await pool?.close();
    store.close();
    log.info('Tavolata has stopped');
  };
  return { url, close: once(close) };
}

/** How things stand when somebody is to be told of their turn. */
async function awaited(hall: Hall, people: People, { table: id, seat }: Turn): Promise<Awaited | undefined> {
  const table = (await hall.open(id))?.table;
  if (!table) return undefined;
  return { since: table.since, asked: table.owing.includes(seat) ? people.holdersOf(id, seat) : [] };
}

function openHall(parts: Parts, games: Games, events: Warden, thinker: Thinker | undefined): Hall {
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
    ...(thinker && { thinker }),
  };
  const { storage } = store;
  return new Hall({
    ...{ games, ports, events },
    gameOf: id => storage.gameOf(id),
    hasten: (id, work) => storage.hasten(id, work),
  });
}

function measure(meters: Meters, hall: Hall, sockets: Sockets, pool: ThinkingPool | undefined): void {
  meters.gauge('tavolata_tables', 'Tables in memory', () => hall.live.size);
  meters.gauge('tavolata_connections', 'Open WebSockets', () => sockets.size);
  meters.gauge('tavolata_thoughts_waiting', 'Bots waiting for a thread', () => pool?.backlog ?? 0);
}

async function listen(app: FastifyInstance, { host, port, basePath }: Config): Promise<string> {
  await app.listen({ host, port });
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

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { addressOf, householdOf } from '../shared/address.ts';
import { arrivalBucket, BucketsByKey } from '../socket/limits.ts';
import { Pipeline } from './pipeline.ts';
import { Slots } from './slots.ts';

/** A browser opens up to six HTTP connections beside its WebSocket. */
const PER_WEBSOCKET = 6;
/** Unread bytes are summed anew after one request per `CONNECTIONS_PER_SUM` connections. */
const CONNECTIONS_PER_SUM = 8;
/** Of all addresses, WebSockets among them. */
const MAX_CONNECTIONS = 10_000;
/** Bytes of answers to all clients together that wait in memory to be read. */
const MAX_UNREAD = 64 * 2 ** 20;
/** A client that reads nothing of an answer for this long is cut off. */
const MAX_STALL_MS = 60_000;
/** How often such clients are looked for. */
const SWEEP_MS = 5000;

/** Whom a request counts for, past the proxies we trust. */
export const clientOf = (request: IncomingMessage, { trustProxy }: Config): string =>
  householdOf(addressOf(request, trustProxy));

/** Puts a bound to what HTTP connections can hold of this process, before anything else is done for a request. */
export function addConnections(app: FastifyInstance, config: Config, meters: Metrics): Connections {
  const connections = new Connections(app.server, config, meters);
  app.addHook('onClose', async () => connections.close());
  app.addHook('onRequest', (request, reply, done) => connections.queue(request.raw, reply.raw, done));
  return connections;
}

/** Bounds what HTTP connections can hold of this process: how many, requests sent ahead, answers nobody reads. */
class Connections {
  private readonly config: Config;
  private readonly meters: Metrics;
  private readonly pipelines = new Map<Socket, Pipeline>();
  /** What gives a connection's slot back. */
  private readonly slots = new Map<Socket, () => void>();
  private readonly perPeer: Slots;
  private readonly perClient: Slots;
  private readonly arrivals: BucketsByKey;
  /** Requests since what is unread was added up. */
  private requests = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(server: Server, config: Config, meters: Metrics) {
    this.config = config;
    this.meters = meters;
    const most = PER_WEBSOCKET * config.limits.addressConnections;
    this.perPeer = new Slots(most);
    this.perClient = new Slots(most);
    const perSecond = PER_WEBSOCKET * config.limits.newConnections;
    this.arrivals = new BucketsByKey(() => arrivalBucket(perSecond));
    server.maxConnections = MAX_CONNECTIONS;
    server.on('connection', socket => this.opened(socket));
    // WebSockets are counted by themselves.
    server.on('upgrade', (_request, socket) => this.gone(socket as Socket));
    server.on('drop', () => meters.refused('too-many-connections'));
    this.timer = setInterval(() => this.sweep(), SWEEP_MS).unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** Starts a request when its turn on its connection has come. */
  queue({ socket }: IncomingMessage, response: ServerResponse, start: () => void): void {
    // Of what was read together with it, Node still starts all.
    if (socket.destroyed) return;
    // To walk over all of them for each request would take the square of their number.
    if (++this.requests * CONNECTIONS_PER_SUM >= this.pipelines.size) this.relieve();
    const pipeline = this.pipelines.get(socket) ?? this.newPipeline(socket);
    pipeline.add(response, start);
  }

  /** Whether its client may have one more request under way. */
  admits(request: IncomingMessage, response: ServerResponse): boolean {
    const leave = this.perClient.take(clientOf(request, this.config));
    if (leave) response.once('close', leave);
    return leave !== undefined;
  }

  private newPipeline(socket: Socket): Pipeline {
    const pipeline = new Pipeline(socket);
    this.pipelines.set(socket, pipeline);
    socket.once('close', () => this.pipelines.delete(socket));
    return pipeline;
  }

  private opened(socket: Socket): void {
    // Asked now, Node remembers the address; later, when the peer has gone, there would be none.
    const peer = socket.remoteAddress;
    if (peer === undefined) socket.destroy();
    // A proxy we trust has all connections: behind it requests under way are counted instead.
    else if (this.config.trustProxy === 0) this.count(socket, peer);
  }

  private count(socket: Socket, peer: string): void {
    const household = householdOf(peer);
    const leave = this.arrivals.take(household) ? this.perPeer.take(household) : undefined;
    if (!leave) {
      this.meters.refused('too-many-connections');
      socket.destroy();
      return;
    }
    this.slots.set(socket, leave);
    socket.once('close', () => this.gone(socket));
  }

  /** It is no HTTP connection any more. */
  private gone(socket: Socket): void {
    this.slots.get(socket)?.();
    this.slots.delete(socket);
    this.pipelines.delete(socket);
  }

  private sweep(): void {
    const now = performance.now();
    for (const pipeline of this.pipelines.values())
      if (pipeline.stalledFor(now) >= MAX_STALL_MS) this.cut(pipeline);
    this.relieve();
  }

  /** If too much waits to be read in all, those with the most of it are cut off. */
  private relieve(): void {
    this.requests = 0;
    let unread = 0;
    for (const pipeline of this.pipelines.values()) unread += pipeline.unread;
    if (unread <= MAX_UNREAD) return;
    for (const pipeline of [...this.pipelines.values()].sort((one, other) => other.unread - one.unread)) {
      if (unread <= MAX_UNREAD) return;
      unread -= pipeline.unread;
      this.cut(pipeline);
    }
  }

  private cut({ socket }: Pipeline): void {
    this.meters.refused('lagging');
    this.pipelines.delete(socket);
    socket.destroy();
  }
}

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE, MAX_MESSAGE } from '@tavolata/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import { guestOf, isOwnOrigin } from '../people/guests.ts';
import { addressOf, householdOf } from '../shared/address.ts';
import type { Admission } from './admission.ts';
import { Connection } from './connection.ts';
import { AddressLimits } from './limits.ts';

/** Time between pings; a connection that did not answer the last one is ended. */
const HEARTBEAT_MS = 30_000;

/** Frames a message may be split into, and pieces of an unfinished one that are kept. */
const MAX_FRAGMENTS = 16;
const MAX_CHUNKS = 256;
/** How long a close frame is waited for. */
const CLOSE_TIMEOUT_MS = 2000;

const OPTIONS = {
  noServer: true,
  maxPayload: MAX_MESSAGE * 8,
  // Messages are short: what comes in many pieces comes from nobody who means well.
  maxFragments: MAX_FRAGMENTS,
  maxBufferedChunks: MAX_CHUNKS,
  // A client that does not answer the close frame is not waited for.
  closeTimeout: CLOSE_TIMEOUT_MS,
  // A connection answers pings itself, within its limits.
  autoPong: false,
  // Compression would cost each of many small messages more than it saves; snapshots come as differences instead.
  perMessageDeflate: false,
  // What is not UTF-8 is not JSON either: it is found out when it is read.
  skipUTF8Validation: true,
};

/** Takes WebSockets at `<base>/live`, and ends them. */
export class Sockets {
  private readonly server = new WebSocketServer(OPTIONS);
  private readonly alive = new WeakSet<WebSocket>();
  private readonly addresses: AddressLimits;
  private readonly config: Config;
  private readonly admission: Admission;
  private readonly heart: NodeJS.Timeout;
  private isClosing = false;

  constructor(http: Server, config: Config, admission: Admission) {
    this.config = config;
    this.admission = admission;
    this.addresses = new AddressLimits(config.limits);
    http.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
    this.heart = setInterval(() => this.beat(), HEARTBEAT_MS);
    this.heart.unref();
  }

  get size(): number {
    return this.server.clients.size;
  }

  /** Tells everybody to come again, and waits until they have gone. */
  async close(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.heart);
    const gone = [...this.server.clients].map(
      socket =>
        new Promise<void>(resolve => {
          socket.once('close', () => resolve());
          socket.close(CLOSE.restarting, 'restarting');
        }),
    );
    await Promise.all(gone);
    this.server.close();
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const path = (request.url ?? '').split('?')[0];
    if (path !== `${this.config.basePath}/live`) return refuse(socket, 404);
    if (this.isClosing) return refuse(socket, 503);
    if (!isOwnOrigin(request, this.config)) {
      this.admission.meters.refused('wrong-origin');
      return refuse(socket, 403);
    }
    const entered = this.addresses.enter(householdOf(addressOf(request, this.config.trustProxy)));
    if (!entered) {
      this.admission.meters.refused('too-many-connections');
      return refuse(socket, 429);
    }
    socket.once('close', () => entered.leave());
    this.server.handleUpgrade(request, socket, head, line => {
      this.alive.add(line);
      line.on('pong', () => this.alive.add(line));
      new Connection(line, guestOf(request), entered.share, this.admission);
    });
  }

  private beat(): void {
    for (const line of this.server.clients) {
      if (!this.alive.delete(line)) line.terminate();
      else line.ping();
    }
  }
}

const PHRASES: Readonly<Record<number, string>> = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

function refuse(socket: Duplex, status: number): void {
  // Whoever does not close its own end would keep the line open for ever, and is counted nowhere.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${PHRASES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

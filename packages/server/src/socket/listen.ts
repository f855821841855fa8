import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import { guestOf, isOwnOrigin } from '../http/guests.ts';
import { CLOSE } from '../protocol/codes.ts';
import { MAX_MESSAGE } from '../protocol/messages.ts';
import { addressOf, householdOf } from './address.ts';
import { Connection } from './connection.ts';
import { Addresses } from './limits.ts';
import type { Reception } from './reception.ts';

/** A line that has not answered between two of these is dead, in milliseconds. */
const HEARTBEAT = 30_000;

/** Takes WebSockets at `<base>/live`, and ends them. */
export class Sockets {
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE * 8,
    // Compression would cost each of many small messages more than it saves; pictures come as differences instead.
    // `sendText` relies on it.
    perMessageDeflate: false,
    // What is not UTF-8 is not JSON either: it is found out when it is read.
    skipUTF8Validation: true,
  });
  private readonly alive = new WeakSet<WebSocket>();
  private readonly addresses: Addresses;
  private readonly config: Config;
  private readonly reception: Reception;
  private readonly heart: NodeJS.Timeout;
  private isClosing = false;

  constructor(http: Server, config: Config, reception: Reception) {
    this.config = config;
    this.reception = reception;
    this.addresses = new Addresses(config.limits.addressMessages, config.limits.addressConnections);
    http.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
    this.heart = setInterval(() => this.beat(), HEARTBEAT);
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
          setTimeout(() => socket.terminate(), 1000).unref();
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
      this.reception.meters.refused('wrong-origin');
      return refuse(socket, 403);
    }
    const entered = this.addresses.enter(householdOf(addressOf(request, this.config.trustProxy)));
    if (!entered) {
      this.reception.meters.refused('too-many-connections');
      return refuse(socket, 429);
    }
    socket.once('close', () => entered.leave());
    this.server.handleUpgrade(request, socket, head, line => {
      this.alive.add(line);
      line.on('pong', () => this.alive.add(line));
      new Connection({ socket: line, wire: socket }, guestOf(request), entered.share, this.reception);
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

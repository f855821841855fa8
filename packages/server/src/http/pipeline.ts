import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection under way or waiting; Node parses all that arrive, and starts them all at once. */
const MAX_PIPELINED = 10;

/**
 * Of what has arrived on a connection that is ended, Node would still parse and start all: a thousand requests in one
 * chunk. Its parser stops where it is told that no HTTP follows, as after an upgrade, and has no public way to be told.
 */
function stopParsing(socket: Socket & { readonly parser?: { onIncoming?: unknown } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => NO_HTTP_FOLLOWS;
}
const NO_HTTP_FOLLOWS = 2;

interface Waiting {
  readonly response: ServerResponse;
  readonly start: () => void;
}

/** The requests of one connection: one at a time, so that it holds the memory of one answer. */
export class Pipeline {
  readonly socket: Socket;
  /** The first is under way. */
  private readonly waiting: Waiting[] = [];
  private read = 0;
  private readSince = 0;

  constructor(socket: Socket) {
    this.socket = socket;
  }

  /** Bytes of answers in this process that its client has not taken. */
  get unread(): number {
    return this.socket.writableLength;
  }

  /** Starts a request once all before it are answered and their answers sent. */
  add(response: ServerResponse, start: () => void): void {
    if (this.waiting.length >= MAX_PIPELINED) {
      stopParsing(this.socket);
      this.socket.destroy();
      return;
    }
    if (this.waiting.push({ response, start }) === 1) this.startFirst();
  }

  /** How long its client has taken nothing of what is there for it, in milliseconds. */
  stalledFor(now: number): number {
    const { bytesWritten, writableLength } = this.socket;
    const read = bytesWritten - writableLength;
    if (writableLength === 0 || read !== this.read) this.readSince = now;
    this.read = read;
    return now - this.readSince;
  }

  private startFirst(): void {
    const [first] = this.waiting;
    // One that is ended after the answer before takes no other.
    if (!first || this.socket.destroyed || this.socket.writableEnded) return;
    first.response.once('close', () => {
      this.waiting.shift();
      this.startFirst();
    });
    this.readSince = performance.now();
    // All that came with it is counted by then: of a connection that is ended for too many, none is started.
    process.nextTick(() => {
      if (!this.socket.destroyed) first.start();
    });
  }
}

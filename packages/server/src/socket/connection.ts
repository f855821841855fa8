import { ONLOOKER, type Seat, type Viewer } from '@tavolata/kernel';
import {
  type ChatMessage,
  CLOSE,
  type Code,
  type CommandMessage,
  type FromClient,
  type FromServer,
  type Hello,
  type HistoryMessage,
  MAX_MESSAGE,
  VERSION,
} from '@tavolata/protocol';
import { type Known, replyText } from '@tavolata/protocol/encode';
import { readMessage } from '@tavolata/protocol/validate';
import { type MaybePromise, PAGE, type Reply, type Update } from '@tavolata/table';
import type { WebSocket } from 'ws';
import type { LiveTable, TableConnection } from '../tables/live-table.ts';
import type { Admission } from './admission.ts';
import type { BatchMember } from './batch-io.ts';
import type { Words } from './frames.ts';
import { type AddressShare, MAX_CONTROL_REFUSALS, newRefusalBucket, TokenBucket } from './limits.ts';
import { isSideCommand, namedIn, parseMessage, type RawMessage } from './raw-message.ts';
import type { Backlog } from './unread-bytes.ts';

/** Unread bytes at which a client is cut off; it resumes when it can. */
const MAX_UNREAD = 256 * 1024;
/** Unread bytes at which a client gets no pong: it would only wait behind them. */
const PONG_UNREAD = 16 * 1024;
const MAX_UNDER_WAY = 32;
const HELLO_TIMEOUT_MS = 10_000;
/** Messages that a hello, answered with the whole table, or a page of history counts as. */
const HELLO_COST = 5;
const HISTORY_COST = 5;

/** One client's WebSocket. Everything that comes in is validated; a failure here affects no other connection. */
export class Connection implements TableConnection, BatchMember, Backlog {
  viewer: Viewer = ONLOOKER;
  readonly guest: string | undefined;
  private readonly socket: WebSocket;
  private readonly admission: Admission;
  private readonly bucket: TokenBucket;
  private readonly address: AddressShare;
  private table: LiveTable | undefined;
  private greeted = false;
  private isEnded = false;
  private readonly refusals = newRefusalBucket();
  private readonly controlRefusals = newRefusalBucket(undefined, MAX_CONTROL_REFUSALS);
  private underWay = 0;
  /** What was sent last, if the client wants differences. */
  private known: Known | undefined;
  private wantsDiff = false;
  /** What has come and was not looked at yet: no more than the limits let pass. */
  private readonly inbox: RawMessage[] = [];
  private outbox: Words[] = [];
  /** What is written and was not sent yet. */
  private letter: Buffer | undefined;
  private readonly helloTimeout: NodeJS.Timeout;

  constructor(socket: WebSocket, guest: string | undefined, address: AddressShare, admission: Admission) {
    this.socket = socket;
    this.guest = guest;
    this.admission = admission;
    this.bucket = new TokenBucket(admission.limits.messages);
    this.address = address;
    this.helloTimeout = setTimeout(() => this.refuse('hello-first'), HELLO_TIMEOUT_MS);
    socket.on('message', (data, isBinary) => this.arrived(data as Buffer, isBinary));
    socket.on('ping', data => this.pinged(data));
    socket.on('pong', () => this.ponged());
    socket.on('close', () => this.gone());
    // A broken connection closes by itself; without a listener its error would end the process.
    socket.on('error', () => undefined);
  }

  get unread(): number {
    return this.socket.bufferedAmount;
  }

  update(update: Update): void {
    this.put(update);
  }

  tell(message: FromServer): void {
    this.put(JSON.stringify(message));
  }

  private put(words: Words): void {
    if (this.outbox.push(words) === 1) this.admission.batches.hasOutput(this);
  }

  /** Counted against the limits on arrival, so that a flood is not queued. */
  private arrived(data: Buffer, isBinary: boolean): void {
    if (this.isEnded) return this.stopReading();
    const arrival = { data, isBinary, at: performance.now() };
    if (!this.mayPass(arrival.at)) this.slowDown(arrival);
    else if (this.inbox.push(arrival) === 1) this.admission.batches.hasInput(this);
  }

  /** `ws` itself would answer every ping, and keep what nobody reads. */
  private pinged(data: Buffer): void {
    if (this.isEnded) return this.stopReading();
    if (!this.mayPass(performance.now())) this.forbear(this.controlRefusals);
    else if (this.unread <= PONG_UNREAD) this.socket.pong(data);
  }

  private ponged(): void {
    if (this.isEnded) return this.stopReading();
    if (!this.mayPass(performance.now())) this.forbear(this.controlRefusals);
  }

  /** Until it is closed, what still comes from it costs nothing. */
  private stopReading(): void {
    this.socket.pause();
  }

  /** Both are asked, so that a connection that is too fast uses up its address's share too. */
  private mayPass(now: number): boolean {
    const mayPass = this.bucket.take(now);
    return this.address.messages.take(now) && mayPass;
  }

  readInput(): void {
    for (let next = this.inbox.shift(); next; next = this.inbox.shift()) this.guarded(next);
  }

  /** What is told in one turn of the event loop goes out together. */
  encodeOutput(): void {
    const { outbox, known, wantsDiff } = this;
    if (outbox.length === 0) return;
    this.outbox = [];
    try {
      const frame = this.admission.frames.of(outbox, known, wantsDiff);
      this.letter = frame.data;
      this.known = frame.known;
    } catch (error) {
      this.failed(error);
    }
  }

  sendOutput(): void {
    const { letter, socket, admission } = this;
    this.letter = undefined;
    if (socket.readyState !== socket.OPEN || !letter) return;
    // Asked before: one that is told much at once has had no time to read it.
    if (this.unread > MAX_UNREAD) return this.dismiss(CLOSE.lagging, 'lagging');
    admission.meters.sent(letter.length);
    socket.send(letter, { binary: false });
    admission.unread.sent(this);
  }

  dismiss(code: number, reason: string): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.inbox.length = 0;
    this.gone();
    this.encodeOutput();
    this.sendOutput();
    this.socket.close(code, reason);
  }

  cut(): void {
    this.isEnded = true;
    this.socket.terminate();
  }

  /** What it said before counts. */
  private gone(): void {
    this.readInput();
    clearTimeout(this.helloTimeout);
    this.table?.leave(this);
    this.table = undefined;
    if (this.socket.readyState === this.socket.CLOSED) this.admission.unread.forget(this);
  }

  /** Whatever throws closes this connection only. */
  private guarded(arrival: RawMessage): void {
    try {
      this.receive(arrival)?.catch(error => this.failed(error));
    } catch (error) {
      this.failed(error);
    }
  }

  private failed(error: unknown): void {
    this.admission.log.error({ err: error, table: this.table?.id }, 'a message could not be handled');
    this.dismiss(CLOSE.failed, 'failed');
  }

  private receive(arrival: RawMessage): Promise<void> | void {
    const { data, at } = arrival;
    this.admission.meters.received(data.length);
    if (data.length > MAX_MESSAGE) return this.sendError('oversized');
    const message = parseMessage(arrival);
    if (message === undefined) return this.sendError('malformed');
    const read = readMessage(message);
    return typeof read === 'string' ? this.sendError(read, message) : this.handle(read, at);
  }

  private handle(message: FromClient, now: number): Promise<void> | void {
    if (message.t === 'ping') return this.tell({ t: 'pong', now: Date.now() });
    if (message.t === 'hello') return this.hello(message);
    const { table, viewer } = this;
    if (!table) return this.sendError(this.greeted ? 'malformed' : 'hello-first');
    if (this.underWay >= MAX_UNDER_WAY) return this.sendError('too-fast', message);
    if (message.t === 'history') return this.history(table, message);
    if (viewer === ONLOOKER) return this.sendError('not-seated', message);
    if (message.t === 'command' && isSideCommand(message) && !this.address.asides.take(now))
      return this.sendError('too-fast', message);
    if (message.t === 'command') return this.command(table, viewer, message.c, now);
    if (!this.address.chat.take(now)) return this.sendError('too-fast', message);
    return this.chat(table, message);
  }

  private command(
    live: LiveTable,
    seat: Seat,
    command: CommandMessage['c'],
    start: number,
  ): Promise<void> | void {
    const reply: MaybePromise<Reply> = live.command(seat, command);
    if (!(reply instanceof Promise)) return this.answered(reply, start);
    this.underWay++;
    // If it fails the connection is closed anyway.
    return reply.then(later => {
      this.underWay--;
      this.answered(later, start);
    });
  }

  private answered(reply: Reply, start: number): void {
    this.admission.meters.answered(reply, start);
    this.put(replyText(reply));
  }

  private async history(live: LiveTable, { before }: HistoryMessage): Promise<void> {
    this.address.messages.charge(HISTORY_COST - 1);
    this.underWay++;
    const events = await live.table.history(this.viewer, before, PAGE);
    this.underWay--;
    this.tell({ t: 'history', before, from: Math.max(0, before - PAGE), events });
  }

  private async chat(live: LiveTable, saying: ChatMessage): Promise<void> {
    const code = await this.admission.say(live, this.viewer, saying);
    this.tell({ t: 'said', id: saying.id, ok: code === undefined, ...(code && { code }) });
  }

  private async hello(hello: Hello): Promise<void> {
    if (this.greeted) return this.sendError('hello-again');
    this.address.messages.charge(HELLO_COST - 1);
    this.greeted = true;
    clearTimeout(this.helloTimeout);
    if (hello.v !== VERSION) return this.refuse('other-version');
    const admitted = await this.admission.admit(hello.table, this.guest);
    if ('code' in admitted) return this.refuse(admitted.code);
    if (this.socket.readyState !== this.socket.OPEN) return;
    const { live, viewer, watch } = admitted;
    this.viewer = viewer;
    this.table = live;
    this.wantsDiff = hello.diff ?? false;
    const { clock } = live.table.header;
    this.tell({ t: 'welcome', v: VERSION, table: live.id, viewer, watch, ...(clock && { clock }) });
    const lines = this.admission.said(live.id, viewer, hello.chat ?? 0);
    if (lines.length > 0) this.tell({ t: 'chat', lines });
    const rematch = this.admission.rematchOf(live.id);
    if (rematch) this.tell({ t: 'rematch', ...rematch });
    live.enter(this, hello.since);
  }

  private slowDown(arrival: RawMessage): void {
    this.sendError('too-fast', arrival.data.length > MAX_MESSAGE ? undefined : parseMessage(arrival));
    this.forbear();
  }

  private forbear(refusals = this.refusals): void {
    if (!refusals.take()) this.dismiss(CLOSE.flooding, 'too-fast');
  }

  /** Says what is wrong, and with which command or saying, so that nobody waits for its reply; nothing has changed. */
  private sendError(code: Code, message?: unknown): void {
    this.admission.meters.refused(code);
    this.tell({ t: 'error', code, ...namedIn(message) });
  }

  private refuse(code: Code): void {
    this.sendError(code);
    this.dismiss(code === 'failed' ? CLOSE.failed : CLOSE.refused, code);
  }
}

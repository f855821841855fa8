import type { Duplex } from 'node:stream';
import { ONLOOKER, type Seat, type Viewer } from '@tavolata/kernel';
import type { Reply, Soon, Update } from '@tavolata/table';
import type { WebSocket } from 'ws';
import type { Live, Member } from '../hall/live.ts';
import { CLOSE, type Code } from '../protocol/codes.ts';
import {
  type CommandMessage,
  type FromClient,
  type FromServer,
  type Hello,
  type Known,
  MAX_MESSAGE,
  readMessage,
  VERSION,
} from '../protocol/messages.ts';
import { differenceText, replyText, updateText } from '../protocol/text.ts';
import { Bucket, newForbearance, type Share } from './limits.ts';
import type { Reception } from './reception.ts';
import type { Party } from './rounds.ts';
import { sendText } from './wire.ts';

/** Whoever has not read so many bytes of what it was sent is cut off, and resumes when it can. */
const MAX_UNREAD = 4 * 2 ** 20;
const MAX_UNDER_WAY = 32;
const HELLO_WITHIN = 10_000;

/** A message as it came. */
interface Arrival {
  readonly data: Buffer;
  readonly isBinary: boolean;
}

/** One client's line. Whatever comes in is read with suspicion; nothing that goes wrong here reaches another. */
export class Connection implements Member, Party {
  viewer: Viewer = ONLOOKER;
  readonly guest: string | undefined;
  private readonly socket: WebSocket;
  /** What the socket itself writes to. */
  private readonly wire: Duplex;
  private readonly reception: Reception;
  private readonly bucket: Bucket;
  private readonly address: Share;
  private live: Live | undefined;
  private greeted = false;
  private sequence = 0;
  private readonly forbearance = newForbearance();
  private underWay = 0;
  /** What was sent last, where differences are wanted. */
  private known: Known | undefined;
  private wantsDiff = false;
  /** What has come and was not looked at yet. */
  private readonly inbox: Arrival[] = [];
  /** What it is to be told: as text, or as what has yet to become one. */
  private outbox: (Update | string)[] = [];
  /** What is written and was not sent yet. */
  private letter = '';
  private readonly impatience: NodeJS.Timeout;

  constructor(
    { socket, wire }: { readonly socket: WebSocket; readonly wire: Duplex },
    guest: string | undefined,
    address: Share,
    reception: Reception,
  ) {
    this.socket = socket;
    this.wire = wire;
    this.guest = guest;
    this.reception = reception;
    this.bucket = new Bucket(reception.limits.messages);
    this.address = address;
    this.impatience = setTimeout(() => this.refuse('hello-first'), HELLO_WITHIN);
    socket.on('message', (data, isBinary) => this.arrived({ data: data as Buffer, isBinary }));
    socket.on('close', () => this.gone());
    // A broken line closes by itself; without a listener its error would end the process.
    socket.on('error', () => undefined);
  }

  update(update: Update): void {
    this.put(update);
  }

  tell(message: FromServer): void {
    this.put(JSON.stringify(message));
  }

  private put(words: Update | string): void {
    if (this.outbox.push(words) === 1) this.reception.rounds.told(this);
  }

  private arrived(arrival: Arrival): void {
    if (this.inbox.push(arrival) === 1) this.reception.rounds.heard(this);
  }

  hear(): void {
    for (let next = this.inbox.shift(); next; next = this.inbox.shift()) this.guarded(next);
  }

  /** What is told in one turn of the event loop goes out together. */
  write(): void {
    const { outbox } = this;
    if (outbox.length === 0) return;
    this.outbox = [];
    try {
      this.letter = outbox.length === 1 ? this.textOf(outbox[0] as Update | string) : this.textOfAll(outbox);
    } catch (error) {
      this.failed(error);
    }
  }

  private textOfAll(outbox: readonly (Update | string)[]): string {
    let text = '';
    for (const words of outbox) text += `${text === '' ? '[' : ','}${this.textOf(words)}`;
    return `${text}]`;
  }

  private textOf(words: Update | string): string {
    if (typeof words === 'string') return words;
    const { known } = this;
    const { picture } = words;
    const s = ++this.sequence;
    if (this.wantsDiff) this.known = { picture, ask: picture.question?.ask ?? known?.ask };
    return known ? differenceText(s, words, known) : updateText(s, words);
  }

  send(): void {
    const { letter } = this;
    this.letter = '';
    if (this.socket.readyState !== this.socket.OPEN || letter === '') return;
    // Asked before: one that is told much at once has had no time to read it.
    if (this.wire.writableLength > MAX_UNREAD) return this.dismiss(CLOSE.lagging, 'lagging');
    this.reception.meters.sent(letter.length);
    sendText(this.wire, letter);
  }

  dismiss(code: number, reason: string): void {
    this.inbox.length = 0;
    this.gone();
    this.write();
    this.send();
    this.socket.close(code, reason);
    // Whoever does not answer the farewell is not waited for.
    setTimeout(() => this.socket.terminate(), 2000).unref();
  }

  /** What it said before counts. */
  private gone(): void {
    this.hear();
    clearTimeout(this.impatience);
    this.live?.leave(this);
    this.live = undefined;
  }

  /** Whatever throws closes this line, and this line only. */
  private guarded(arrival: Arrival): void {
    try {
      this.receive(arrival)?.catch(error => this.failed(error));
    } catch (error) {
      this.failed(error);
    }
  }

  private failed(error: unknown): void {
    this.reception.log.error({ err: error, table: this.live?.id }, 'a message could not be handled');
    this.dismiss(CLOSE.failed, 'failed');
  }

  private receive(arrival: Arrival): Promise<void> | void {
    const { data } = arrival;
    const now = performance.now();
    const { meters } = this.reception;
    // Both are asked, so that a connection that is too fast uses up its address's share too.
    const mayPass = this.bucket.take(now);
    if (!this.address.messages.take(now) || !mayPass) return this.slowDown(arrival);
    meters.received(data.length);
    if (data.length > MAX_MESSAGE) return this.complain('oversized');
    const message = parse(arrival);
    if (message === undefined) return this.complain('malformed');
    const read = readMessage(message);
    return typeof read === 'string' ? this.complain(read, message) : this.handle(read, now);
  }

  private handle(message: FromClient, now: number): Promise<void> | void {
    if (message.t === 'ping') return this.tell({ t: 'pong', now: Date.now() });
    if (message.t === 'hello') return this.hello(message);
    const { live } = this;
    if (!live) return this.complain(this.greeted ? 'malformed' : 'hello-first');
    const { viewer } = this;
    if (viewer === ONLOOKER) return this.complain('not-seated', message);
    if (this.underWay >= MAX_UNDER_WAY) return this.complain('too-fast', message);
    if (message.t === 'command' && isAside(message) && !this.address.asides.take(now))
      return this.complain('too-fast', message);
    return message.t === 'command' ? this.command(live, viewer, message.c, now) : this.chat(live, message);
  }

  private command(live: Live, seat: Seat, command: CommandMessage['c'], start: number): Promise<void> | void {
    const reply: Soon<Reply> = live.command(seat, command);
    if (!(reply instanceof Promise)) return this.answered(reply, start);
    this.underWay++;
    // Where it fails the line is closed: nobody counts any more.
    return reply.then(later => {
      this.underWay--;
      this.answered(later, start);
    });
  }

  private answered(reply: Reply, start: number): void {
    this.reception.meters.answered(reply, start);
    this.put(replyText(reply));
  }

  private async chat(live: Live, saying: Extract<FromClient, { t: 'chat' }>): Promise<void> {
    const code = await this.reception.say(live, this.viewer, saying);
    this.tell({ t: 'said', id: saying.id, ok: code === undefined, ...(code && { code }) });
  }

  private async hello(hello: Hello): Promise<void> {
    if (this.greeted) return this.complain('hello-again');
    this.greeted = true;
    clearTimeout(this.impatience);
    if (hello.v !== VERSION) return this.refuse('other-version');
    const admitted = await this.reception.admit(hello.table, this.guest);
    if ('code' in admitted) return this.refuse(admitted.code);
    if (this.socket.readyState !== this.socket.OPEN) return;
    const { live, viewer, watch } = admitted;
    this.viewer = viewer;
    this.live = live;
    this.wantsDiff = hello.diff ?? false;
    const { clock } = live.table.header;
    this.tell({ t: 'welcome', v: VERSION, table: live.id, viewer, watch, ...(clock && { clock }) });
    const lines = this.reception.said(live.id, viewer, hello.chat ?? 0);
    if (lines.length > 0) this.tell({ t: 'chat', lines });
    const rematch = this.reception.rematchOf(live.id);
    if (rematch) this.tell({ t: 'rematch', ...rematch });
    live.enter(this, hello.since);
  }

  private slowDown(arrival: Arrival): void {
    this.complain('too-fast', arrival.data.length > MAX_MESSAGE ? undefined : parse(arrival));
    if (!this.forbearance.take()) this.dismiss(CLOSE.flooding, 'too-fast');
  }

  /** Says what is wrong, and with which command or saying, so that nobody waits for its reply; nothing has changed. */
  private complain(code: Code, message?: unknown): void {
    this.reception.meters.refused(code);
    this.tell({ t: 'error', code, ...namedIn(message) });
  }

  private refuse(code: Code): void {
    this.complain(code);
    this.dismiss(code === 'failed' ? CLOSE.failed : CLOSE.refused, code);
  }
}

function parse({ data, isBinary }: Arrival): unknown {
  try {
    return isBinary ? undefined : (JSON.parse(data.toString('utf8')) ?? undefined);
  } catch {
    return undefined;
  }
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** Which command or which line of chat a message was, as far as it can be read. */
function namedIn(message: unknown): { readonly n?: number; readonly id?: number } {
  const { t, c, id } = fieldsOf(message);
  const { n } = fieldsOf(c);
  if (t === 'chat') return isWhole(id) ? { id } : {};
  return isWhole(n) ? { n } : {};
}

/** Answers are what a match is made of, and pointing leaves nothing behind. */
const isAside = ({ c }: CommandMessage): boolean => c.do !== 'answer' && c.do !== 'point';

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

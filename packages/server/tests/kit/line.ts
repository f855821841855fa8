import type { Pick } from '@tavolata/kernel';
import { type FromServer, UpdateReader, VERSION } from '@tavolata/protocol';
import type { Cursor, Reply, SeatSnapshot, TableEvent, Update } from '@tavolata/table';
import WebSocket from 'ws';

export interface LineOptions {
  readonly since?: Cursor;
  readonly chat?: number;
  readonly diff?: boolean;
  /** Connects and says nothing. */
  readonly silent?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A client of the protocol, in the fewest lines: what it was told, and waiting for what it will be. */
export class Line {
  readonly texts: string[] = [];
  readonly messages: FromServer[] = [];
  readonly updates: Update[] = [];
  events: TableEvent[] = [];
  /** The first event that is known; none were before it if it is 0. */
  begin = 0;
  closed: { readonly code: number; readonly reason: string } | undefined;
  readonly socket: WebSocket;
  private readonly waiting = new Set<() => void>();
  private used = 0;
  private readonly reader = new UpdateReader();

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', data => this.hear(String(data)));
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.check();
    });
    socket.on('error', () => undefined);
  }

  /** Resolves when the server has told the table, or has sent us away. */
  static async open(
    url: string,
    cookie: string | undefined,
    table: string,
    options: LineOptions = {},
  ): Promise<Line> {
    const { silent, headers, ...hello } = options;
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/live`, {
      headers: { ...(cookie && { cookie }), ...headers },
    });
    const line = new Line(socket);
    await line.until(() => socket.readyState !== WebSocket.CONNECTING);
    if (silent || line.closed) return line;
    line.send({ t: 'hello', v: VERSION, table, ...hello });
    await line.until(() => line.closed !== undefined || line.updates.length > 0);
    return line;
  }

  get snapshot(): SeatSnapshot {
    const last = this.updates.at(-1);
    if (!last) throw new Error('nothing was told');
    return last.snapshot;
  }

  get cursor(): Cursor | undefined {
    return this.updates.at(-1)?.cursor;
  }

  get codes(): string[] {
    return this.messages.flatMap(message => (message.t === 'error' ? [message.code] : []));
  }

  send(message: unknown): void {
    this.socket.send(
      typeof message === 'string' || message instanceof Buffer ? message : JSON.stringify(message),
    );
  }

  async command(command: Readonly<Record<string, unknown>>): Promise<Reply> {
    const n = typeof command.n === 'number' ? command.n : Math.max(this.used, this.snapshot.number ?? 0) + 1;
    this.used = Math.max(this.used, n);
    const before = this.messages.length;
    this.send({ t: 'command', c: { n, ...command } });
    const found = () =>
      this.messages.slice(before).find(message => message.t === 'reply' && message.r.n === n);
    await this.until(() => this.closed !== undefined || found() !== undefined);
    const message = found();
    if (message?.t !== 'reply') throw new Error(`closed: ${JSON.stringify(this.closed)}`);
    return message.r;
  }

  answer(pick: Pick, q = this.snapshot.asked?.q): Promise<Reply> {
    return this.command({ do: 'answer', q, pick });
  }

  /** All there is to know of what happened, page by page. */
  async wholeHistory(): Promise<readonly TableEvent[]> {
    while (this.begin > 0) {
      const before = this.begin;
      this.send({ t: 'history', before });
      await this.until(() => this.begin < before || this.closed !== undefined);
      if (this.closed) throw new Error(`closed: ${JSON.stringify(this.closed)}`);
    }
    return this.events;
  }

  /** Waits for something to become true by what is told. */
  until(isSo: () => boolean): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise(resolve => {
      const look = (): void => {
        if (!isSo()) return;
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
      if (this.socket.readyState === WebSocket.CONNECTING) this.socket.once('open', look);
    });
  }

  /** Resolves when everything the server has said until now was heard. */
  async settled(): Promise<void> {
    const pongs = () => this.messages.filter(({ t }) => t === 'pong').length;
    const before = pongs();
    this.send({ t: 'ping' });
    await this.until(() => pongs() > before);
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.until(() => this.closed !== undefined);
  }

  /** As when a cable is pulled. */
  async drop(): Promise<void> {
    this.socket.terminate();
    await this.until(() => this.closed !== undefined);
  }

  private hear(text: string): void {
    this.texts.push(text);
    const parsed = JSON.parse(text) as FromServer | FromServer[];
    for (const message of Array.isArray(parsed) ? parsed : [parsed]) this.take(message);
    this.check();
  }

  private take(message: FromServer): void {
    this.messages.push(message);
    if (message.t === 'history' && message.before === this.begin) {
      this.events = [...message.events, ...this.events];
      this.begin = message.from;
    }
    if (message.t === 'update') {
      const u = this.reader.read(message);
      if (!u) throw new Error('a difference came before what it is one to');
      this.updates.push(u);
      this.events = [...this.events.filter(({ n }) => n < u.from), ...u.events];
      this.begin = u.begin ?? Math.min(this.begin, u.from);
    }
  }

  private check(): void {
    for (const look of [...this.waiting]) look();
  }
}

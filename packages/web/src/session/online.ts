import { signal } from '@preact/signals';
import type { Ask } from '@tavolata/kernel';
import type { ClockRules, ErrorCode, Picture, Problem, Reply, Update } from '@tavolata/table';
import { applied, type Diff } from './difference.ts';
import { hear } from './hear.ts';
import { keepAnswers, keptAnswers } from './kept-answers.ts';
import { isTaken, MOST_TRIES, Numbers } from './numbers.ts';
import type { ChatLine, Company, Rematch, Session, Told, Wish } from './session.ts';

/** An update after the first: what is as before, or none, is left out. */
type News = Pick<Update, 'now' | 'from'> &
  Partial<Pick<Update, 'events' | 'notices' | 'pointed'>> & { readonly cursor: Partial<Update['cursor']> };

type Message =
  | { readonly t: 'welcome'; readonly clock?: ClockRules }
  | { readonly t: 'update'; readonly s: number; readonly u: Update; readonly d?: undefined }
  | { readonly t: 'update'; readonly s: number; readonly u: News; readonly d: Diff; readonly ask?: Diff }
  | { readonly t: 'reply'; readonly r: Reply }
  | { readonly t: 'chat'; readonly lines: readonly ChatLine[] }
  | { readonly t: 'said'; readonly id: number; readonly ok: boolean }
  | { readonly t: 'watchers'; readonly count: number; readonly watch: boolean }
  | ({ readonly t: 'rematch' } & Partial<Rematch>)
  | { readonly t: 'pong' }
  | { readonly t: 'error'; readonly code: string; readonly n?: number; readonly id?: number };

/** The part of a WebSocket that is used; tests bring their own. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface OnlineOptions {
  /** Where the server listens: beside the page, unless told otherwise. */
  readonly url?: string;
  readonly connect?: (url: string) => Line;
  /** The shortest and longest time between two attempts, in milliseconds. */
  readonly wait?: readonly [number, number];
}

interface Pending {
  readonly wish: Wish;
  n: number;
  tries: number;
  readonly resolve: (reply: Reply) => void;
}

/** Closed with one of these, connecting again would change nothing. */
const FINAL: readonly number[] = [4000, 4001, 4002];
const PING_EVERY = 20_000;
/** A line over which nobody welcomes us for so long is dead, whatever the browser thinks, */
const SILENCE = 45_000;
/**
 * and so is one over which nobody answers for so long. To have heard nothing is not enough: a tab that nobody looks at
 * is woken but once a minute.
 */
const PONG = 25_000;
const TOO_FAST = 1000;
/** A server that has not answered for so long is said to be away. */
const DOUBT = 1500;

const besideThePage = (): string =>
  new URL('live', document.baseURI).href.replace(/^http/, 'ws').split('#')[0] ?? '';

/**
 * A table on a server. The line may break at any time: everything that was sent and not answered is sent again under
 * its old number, and what was told goes on from where it stopped.
 */
export class OnlineSession implements Session, Company {
  readonly told = signal<Told | undefined>(undefined);
  readonly online = signal(false);
  /** Whether nobody has answered the last attempt to reach the server, or not yet after a while. */
  readonly isAway = signal(false);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly watchers = signal({ count: 0, watch: false });
  /** How much time everybody has, if it is counted. */
  readonly clock = signal<ClockRules | undefined>(undefined);
  readonly rematch = signal<Rematch | undefined>(undefined);
  readonly refused = signal<string | undefined>(undefined);
  readonly keptRefused = signal<Problem | undefined>(undefined);
  readonly id: string;
  readonly company = this;
  private readonly options: OnlineOptions;
  private line: Line | undefined;
  private last: Update | undefined;
  /** The last question. */
  private ask: Ask | undefined;
  private readonly pending: Pending[];
  private readonly sayings = new Map<number, (ok: boolean) => void>();
  private readonly numbers: Numbers;
  private said = 0;
  private failures = 0;
  private heardAt = 0;
  /** When we asked whether anybody is there, as long as nothing was heard since. */
  private pingedAt: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private readonly pulse: ReturnType<typeof setInterval>;
  private isClosed = false;
  /** Whether we have given our seat away ourselves. */
  private hasLeft = false;

  constructor(table: string, options: OnlineOptions = {}) {
    this.id = table;
    this.options = options;
    const resolve = (reply: Reply) => {
      if (!reply.ok) this.keptRefused.value = reply.error;
    };
    this.pending = keptAnswers(table).map(kept => ({ ...kept, tries: 0, resolve }));
    this.numbers = new Numbers(Math.max(0, ...this.pending.map(({ n }) => n)));
    this.pulse = setInterval(() => this.beat(), PING_EVERY);
    if (typeof addEventListener === 'function') {
      addEventListener('online', this.hurry);
      addEventListener('offline', this.suspect);
    }
    this.connect();
  }

  send(wish: Wish): Promise<Reply> {
    const n = this.numbers.next(this.told.value);
    if (this.isClosed || this.refused.value !== undefined)
      return Promise.resolve({ n, ok: false, error: { code: 'not-saved' } });
    return new Promise(resolve => {
      const pending: Pending = { wish, n, tries: 0, resolve };
      this.pending.push(pending);
      this.keep();
      this.transmit(pending);
    });
  }

  /** Whether an answer from before waits for the line. */
  get hasKept(): boolean {
    return this.pending.length > 0;
  }

  /** False if it was not taken; what is said while the line is broken is not kept. */
  say(text: string, to?: 'team'): Promise<boolean> {
    if (!this.online.value) return Promise.resolve(false);
    const id = ++this.said;
    return new Promise(resolve => {
      this.sayings.set(id, resolve);
      this.line?.send(JSON.stringify({ t: 'chat', id, text, to }));
    });
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.pulse);
    clearTimeout(this.timer);
    clearTimeout(this.doubt);
    if (typeof removeEventListener === 'function') {
      removeEventListener('online', this.hurry);
      removeEventListener('offline', this.suspect);
    }
    this.line?.close();
    this.giveUp();
  }

  private transmit({ wish, n }: Pending): void {
    if (this.online.value) this.line?.send(JSON.stringify({ t: 'command', c: { n, ...wish } }));
  }

  private connect(): void {
    const { url = besideThePage(), connect = (to: string) => new WebSocket(to) as Line } = this.options;
    const line = connect(url);
    this.line = line;
    this.heardAt = Date.now();
    this.pingedAt = undefined;
    clearTimeout(this.doubt);
    this.doubt = setTimeout(() => {
      this.isAway.value = !this.online.value;
    }, DOUBT);
    line.onopen = () => {
      if (line === this.line) this.greet();
    };
    line.onmessage = ({ data }) => {
      if (line === this.line) this.receive(String(data));
    };
    line.onclose = ({ code, reason }) => {
      if (line === this.line) this.lost(code, reason);
    };
  }

  private greet(): void {
    const { cursor: since } = this.last ?? {};
    const chat = this.chat.value.at(-1)?.n ?? 0;
    const hello = { t: 'hello', v: 4, table: this.id, diff: true, chat, ...(since && { since }) };
    this.line?.send(JSON.stringify(hello));
  }

  private receive(text: string): void {
    this.heardAt = Date.now();
    this.pingedAt = undefined;
    const told = JSON.parse(text) as Message | readonly Message[];
    for (const message of Array.isArray(told) ? told : [told]) this.take(message);
  }

  private take(message: Message): void {
    switch (message.t) {
      case 'welcome':
        this.clock.value = message.clock;
        // Told anew, if there still is one.
        this.rematch.value = undefined;
        return this.welcomed();
      case 'update':
        return this.update(message);
      case 'reply':
        return this.reply(message.r);
      case 'chat':
        this.chat.value = [...this.chat.value, ...message.lines];
        return;
      case 'said':
        return this.spoken(message.id, message.ok);
      case 'watchers':
        this.watchers.value = { count: message.count, watch: message.watch };
        return;
      case 'rematch':
        return this.calledTo(message);
      case 'error':
        return this.failed(message);
    }
  }

  private calledTo({ table, by }: Partial<Rematch>): void {
    this.rematch.value = table === undefined ? undefined : { table, ...(by && { by }) };
  }

  private welcomed(): void {
    this.failures = 0;
    this.online.value = true;
    this.isAway.value = false;
    for (const pending of this.pending) this.transmit(pending);
  }

  private update(message: Extract<Message, { t: 'update' }>): void {
    const told = message.d ? after(this.last, message.u, message.d) : message.u;
    if (!told) return;
    this.last = told;
    this.told.value = hear(this.told.value, { ...told, picture: this.asked(told.picture, message) });
  }

  /** The picture with its question, which is told as a difference to the last one, open or answered. */
  private asked(picture: Picture, message: Extract<Message, { t: 'update' }>): Picture {
    const { question } = picture;
    if (!question) return picture;
    if (!message.d) this.ask = question.ask;
    else if (message.ask) this.ask = applied(this.ask, message.ask) as Ask;
    return this.ask ? { ...picture, question: { q: question.q, ask: this.ask } } : picture;
  }

  private reply(reply: Reply): void {
    const at = this.pending.findIndex(({ n }) => n === reply.n);
    const pending = this.pending[at];
    if (!pending) return;
    if (isTaken(reply) && pending.tries++ < MOST_TRIES) {
      pending.n = this.numbers.next(this.told.value);
      this.keep();
      return this.transmit(pending);
    }
    this.pending.splice(at, 1);
    this.keep();
    if (reply.ok && pending.wish.do === 'replace' && pending.wish.seat === this.told.value?.viewer)
      this.hasLeft = true;
    pending.resolve(reply);
  }

  private spoken(id: number, ok: boolean): void {
    this.sayings.get(id)?.(ok);
    this.sayings.delete(id);
  }

  /** Something that never reached the table. Too fast: it is sent again; anything else is its answer. */
  private failed({ code, n, id }: Extract<Message, { t: 'error' }>): void {
    if (!this.online.value) return this.unwelcome(code);
    if (id !== undefined) return this.spoken(id, false);
    const pending = this.pending.find(one => one.n === n);
    if (!pending) return;
    if (code === 'too-fast') setTimeout(() => this.transmit(pending), TOO_FAST);
    else this.reply({ n: pending.n, ok: false, error: { code: code as ErrorCode } });
  }

  /** What became of our greeting, if it was not taken. */
  private unwelcome(code: string): void {
    if (code === 'too-fast') {
      const { line } = this;
      setTimeout(() => {
        if (line === this.line) this.greet();
      }, TOO_FAST);
    } else if (code === 'malformed') {
      // All that our greeting leaves to chance is the table's name, and no table is called so.
      this.refused.value = 'unknown-table';
      this.line?.close();
    }
  }

  private lost(code: number, reason: string): void {
    this.line = undefined;
    this.online.value = false;
    this.isAway.value = true;
    for (const resolve of this.sayings.values()) resolve(false);
    this.sayings.clear();
    if (this.isClosed) return;
    // A greeting that did not come in time is given again, over another line.
    if (FINAL.includes(code) && reason !== 'hello-first') this.refused.value ??= this.whyRefused(reason);
    if (this.refused.value !== undefined) {
      this.giveUp();
      // What a newer page could still send stays kept.
      return reason === 'other-version' ? undefined : this.keep();
    }
    const [least, most] = this.options.wait ?? [500, 10_000];
    const wait = Math.min(most, least * 2 ** this.failures++);
    // Not all at once, when a server comes back.
    this.timer = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2));
  }

  private whyRefused(reason: string): string {
    if (this.hasLeft) return 'left';
    // Whoever had a seat and may not even watch has lost it meanwhile.
    const { viewer = 'onlooker' } = this.told.peek() ?? {};
    return reason === 'not-watchable' && viewer !== 'onlooker' ? 'withdrawn' : reason;
  }

  /** What was answered is given when the line is back, even if the page is opened anew until then. */
  private keep(): void {
    keepAnswers(this.id, this.pending);
  }

  private giveUp(): void {
    for (const { n, resolve } of this.pending.splice(0))
      resolve({ n, ok: false, error: { code: 'not-saved' } });
  }

  private beat(): void {
    if (!this.line) return;
    const now = Date.now();
    const { pingedAt, online } = this;
    if (!online.value && now - this.heardAt > SILENCE) return this.drop();
    if (pingedAt !== undefined && now - pingedAt > PONG) return this.drop();
    if (!online.value || pingedAt !== undefined) return;
    this.pingedAt = now;
    this.line.send(JSON.stringify({ t: 'ping' }));
  }

  /** The line is dead, though nobody has told us. */
  private drop(): void {
    const { line } = this;
    if (!line) return;
    this.lost(1006, 'silence');
    line.close();
  }

  /** The network is gone. The server may be on this very machine: another attempt will tell. */
  private readonly suspect = (): void => this.drop();

  /** The network is back: no need to wait for the next attempt. */
  private readonly hurry = (): void => {
    if (this.line || this.isClosed || this.refused.value !== undefined) return;
    clearTimeout(this.timer);
    this.connect();
  };
}

/** The whole of what is told as a difference to what was told before. */
function after(before: Update | undefined, news: News, diff: Diff): Update | undefined {
  if (!before) return undefined;
  const { viewer, picture } = before;
  const cursor = { ...before.cursor, ...news.cursor };
  return { viewer, events: [], notices: [], ...news, cursor, picture: applied(picture, diff) as Picture };
}

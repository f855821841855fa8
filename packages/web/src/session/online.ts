import { signal } from '@preact/signals';
import {
  type ChatLine,
  type ErrorMessage,
  type FromClient,
  type FromServer,
  type Rematch,
  type UpdateMessage,
  UpdateReader,
  VERSION,
} from '@tavolata/protocol';
import type { ClockRules, CommandDraft, ErrorCode, Problem, Reply } from '@tavolata/table';
import { applyUpdate } from './apply-update.ts';
import { HistoryLoader } from './history-pages.ts';
import { keepAnswers, keptAnswers } from './kept-answers.ts';
import { CommandNumbers, isTaken, MOST_TRIES } from './numbers.ts';
import type { Company, TableSession, TableSnapshot } from './session.ts';

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
  readonly draft: CommandDraft;
  n: number;
  tries: number;
  readonly resolve: (reply: Reply) => void;
}

/** Closed with one of these, connecting again would change nothing. */
const FINAL: readonly number[] = [4000, 4001, 4002];
const PING_EVERY = 20_000;
/** Milliseconds without a welcome after which a line is dead, whatever the browser thinks, */
const SILENCE = 45_000;
/**
 * and so is one over which nobody answers for so long. To have heard nothing is not enough: a tab that nobody looks at
 * is woken but once a minute.
 */
const PONG = 25_000;
const TOO_FAST = 1000;
/** Milliseconds without an answer after which the server is said to be away. */
const DOUBT = 1500;

const besideThePage = (): string =>
  new URL('live', document.baseURI).href.replace(/^http/, 'ws').split('#')[0] ?? '';

/**
 * A table on a server. The line may break at any time: everything that was sent and not answered is sent again under
 * its old number, and what was told goes on from where it stopped.
 */
export class OnlineSession implements TableSession, Company {
  readonly table = signal<TableSnapshot | undefined>(undefined);
  readonly online = signal(false);
  /** Whether nobody has answered the last attempt to reach the server, or not yet after a while. */
  readonly isAway = signal(false);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly watchers = signal<{ readonly count?: number; readonly watch: boolean }>({ watch: false });
  /** How much time everybody has, if it is counted. */
  readonly clock = signal<ClockRules | undefined>(undefined);
  readonly rematch = signal<Rematch | undefined>(undefined);
  readonly refused = signal<string | undefined>(undefined);
  readonly keptRefused = signal<Problem | undefined>(undefined);
  readonly id: string;
  readonly company = this;
  private readonly options: OnlineOptions;
  private line: Line | undefined;
  private readonly reader = new UpdateReader();
  private readonly pages = new HistoryLoader(this.table, before => this.turnBack(before));
  private readonly pending: Pending[];
  private readonly sayings = new Map<number, (ok: boolean) => void>();
  private readonly numbers: CommandNumbers;
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
    this.numbers = new CommandNumbers(Math.max(0, ...this.pending.map(({ n }) => n)));
    this.pulse = setInterval(() => this.beat(), PING_EVERY);
    if (typeof addEventListener === 'function') {
      addEventListener('online', this.hurry);
      addEventListener('offline', this.suspect);
    }
    this.connect();
  }

  send(draft: CommandDraft): Promise<Reply> {
    const n = this.numbers.next(this.table.value);
    if (this.isClosed || this.refused.value !== undefined)
      return Promise.resolve({ n, ok: false, error: { code: 'not-saved' } });
    return new Promise(resolve => {
      const pending: Pending = { draft, n, tries: 0, resolve };
      this.pending.push(pending);
      this.keep();
      this.transmit(pending);
    });
  }

  earlier(): Promise<boolean> {
    return this.pages.load();
  }

  /** Asks for the page before this event; where nobody can be asked, nothing comes. */
  private turnBack(before: number): void {
    if (this.online.peek()) this.post({ t: 'history', before });
    else this.pages.failed();
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
      this.post({ t: 'chat', id, text, ...(to && { to }) });
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

  private transmit({ draft, n }: Pending): void {
    if (this.online.value) this.post({ t: 'command', c: { n, ...draft } });
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
    const { cursor: since } = this.reader.latest ?? {};
    const chat = this.chat.value.at(-1)?.n ?? 0;
    this.post({ t: 'hello', v: VERSION, table: this.id, diff: true, chat, ...(since && { since }) });
  }

  private post(message: FromClient): void {
    this.line?.send(JSON.stringify(message));
  }

  private receive(text: string): void {
    this.heardAt = Date.now();
    this.pingedAt = undefined;
    const told = JSON.parse(text) as FromServer | readonly FromServer[];
    for (const message of Array.isArray(told) ? told : [told]) this.take(message);
  }

  private take(message: FromServer): void {
    switch (message.t) {
      case 'welcome':
        this.clock.value = message.clock;
        // Those who sit are told more.
        this.watchers.value = { watch: message.watch };
        // Told anew, if there still is one.
        this.rematch.value = undefined;
        return this.welcomed();
      case 'update':
        return this.update(message);
      case 'reply':
        return this.reply(message.r);
      case 'history':
        return this.pages.came(message);
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

  private update(message: UpdateMessage): void {
    const update = this.reader.read(message);
    if (update) this.table.value = applyUpdate(this.table.value, update);
  }

  private reply(reply: Reply): void {
    const at = this.pending.findIndex(({ n }) => n === reply.n);
    const pending = this.pending[at];
    if (!pending) return;
    if (isTaken(reply) && pending.tries++ < MOST_TRIES) {
      pending.n = this.numbers.next(this.table.value);
      this.keep();
      return this.transmit(pending);
    }
    this.pending.splice(at, 1);
    this.keep();
    if (reply.ok && pending.draft.do === 'replace' && pending.draft.seat === this.table.value?.viewer)
      this.hasLeft = true;
    pending.resolve(reply);
  }

  private spoken(id: number, ok: boolean): void {
    this.sayings.get(id)?.(ok);
    this.sayings.delete(id);
  }

  /** Something that never reached the table. Too fast: it is sent again; anything else is its answer. */
  private failed({ code, n, id, before }: ErrorMessage): void {
    if (!this.online.value) return this.unwelcome(code);
    if (id !== undefined) return this.spoken(id, false);
    if (before !== undefined) return this.notTurned(code, before);
    const pending = this.pending.find(one => one.n === n);
    if (!pending) return;
    if (code === 'too-fast') setTimeout(() => this.transmit(pending), TOO_FAST);
    else this.reply({ n: pending.n, ok: false, error: { code: code as ErrorCode } });
  }

  private notTurned(code: string, before: number): void {
    if (code === 'too-fast') setTimeout(() => this.turnBack(before), TOO_FAST);
    else this.pages.failed();
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
    this.pages.failed();
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
    const { viewer = 'onlooker' } = this.table.peek() ?? {};
    return reason === 'unknown-table' && viewer !== 'onlooker' ? 'withdrawn' : reason;
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
    this.post({ t: 'ping' });
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

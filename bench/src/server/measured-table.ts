import type { Question } from '@tavolata/kernel';
import { anyPick } from '@tavolata/kernel/laws';
import { type FromServer, UpdateReader, VERSION } from '@tavolata/protocol';
import WebSocket from 'ws';
import { seededInts } from '../measure.ts';
import { measured } from '../tables.ts';
import { nothingSeen, post, type Seen } from './clients.ts';

/** How long a scripted player thinks about each answer, in milliseconds: a fast person. */
const THINKS = 1000;

interface Place {
  readonly url: string;
  readonly table: string;
  readonly cookie: string;
}

/** One seat of a Boss Monster table, as the page would hold it. */
class Player {
  private readonly seen: () => Seen;
  private readonly onOver: () => void;
  private readonly socket: WebSocket;
  private readonly below: (below: number) => number;
  private readonly reader = new UpdateReader();
  private answered: string | undefined;
  private n = 0;
  private sentAt: number | undefined;

  constructor({ url, table, cookie }: Place, seed: number, seen: () => Seen, onOver: () => void) {
    this.below = seededInts(seed);
    this.seen = seen;
    this.onOver = onOver;
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers: { cookie } });
    this.socket.on('open', () =>
      this.socket.send(JSON.stringify({ t: 'hello', v: VERSION, table, diff: true })),
    );
    this.socket.on('message', data => this.hear(String(data)));
    this.socket.on('error', () => undefined);
  }

  /** For how long an answer has waited to be acknowledged; nothing if none does. */
  get waited(): number | undefined {
    return this.sentAt === undefined ? undefined : performance.now() - this.sentAt;
  }

  close(): void {
    this.socket.terminate();
  }

  private hear(text: string): void {
    this.seen().received += text.length;
    const told = JSON.parse(text) as FromServer | FromServer[];
    for (const message of Array.isArray(told) ? told : [told]) this.take(message);
  }

  private take(message: FromServer): void {
    if (message.t === 'reply' && message.r.n === this.n) {
      const seen = this.seen();
      seen.times.push(this.waited ?? 0);
      seen.answers++;
      this.sentAt = undefined;
    }
    if (message.t !== 'update') return;
    const { phase, asked } = this.reader.read(message)?.snapshot ?? {};
    if (phase === 'over') return this.onOver();
    if (!asked || asked.q === this.answered) return;
    const { q, question } = asked;
    this.answered = q;
    setTimeout(() => this.answer(q, question), THINKS * (0.5 + this.below(1000) / 1000));
  }

  private answer(q: string, question: Question): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.sentAt = performance.now();
    const c = { n: ++this.n, do: 'answer', q, pick: anyPick(question, this.below) };
    this.socket.send(JSON.stringify({ t: 'command', c }));
  }
}

/** Four scripted players who play one match after the other. */
export class MeasuredTable {
  private readonly url: string;
  private seed: number;
  private players: readonly Player[] = [];
  private seen = nothingSeen();
  private isClosed = false;

  private constructor(url: string, seed: number) {
    this.url = url;
    this.seed = seed;
  }

  static async open(url: string, seed: number): Promise<MeasuredTable> {
    const dungeon = new MeasuredTable(url, seed);
    await dungeon.begin();
    return dungeon;
  }

  /** From now on, what is seen goes there. */
  watch(seen: Seen): void {
    this.seen = seen;
  }

  /** How long each answer has waited that is not acknowledged yet. */
  waiting(): readonly number[] {
    return this.players.flatMap(({ waited }) => waited ?? []);
  }

  close(): void {
    this.isClosed = true;
    for (const player of this.players) player.close();
  }

  private async begin(): Promise<void> {
    const { url } = this;
    const seats = [{ who: 'me', name: 'A' }, ...['B', 'C', 'D'].map(() => ({ who: 'open' }))];
    const created = await post(`${url}/api/tables`, { game: measured.slug, seats });
    const table = created.body.id as string;
    const cookies = [created.cookie ?? ''];
    for (const name of ['B', 'C', 'D']) {
      const { link } = (await post(`${url}/api/tables/${table}/invites`, {}, created.cookie)).body;
      cookies.push((await post(`${url}/api/invites/join`, { link, name })).cookie ?? '');
    }
    await post(`${url}/api/tables/${table}/start`, {}, created.cookie);
    if (this.isClosed) return;
    let isOver = false;
    const again = (): void => {
      if (isOver || this.isClosed) return;
      isOver = true;
      for (const player of this.players) player.close();
      void this.begin();
    };
    this.players = cookies.map(
      cookie => new Player({ url, table, cookie }, this.seed++, () => this.seen, again),
    );
  }
}

import type { Ask } from '@tavolata/kernel';
import { anyPick } from '@tavolata/kernel/laws';
import { applyDiff, type Diff, VERSION } from '@tavolata/server';
import WebSocket from 'ws';
import { dice } from '../measure.ts';
import { nothingSeen, post, type Seen } from './clients.ts';

/** How long a scripted player thinks about each answer, in milliseconds: a fast person. */
const THINKS = 1000;

interface Picture {
  readonly phase: string;
  readonly question?: { readonly q: string; readonly ask?: Ask };
}

interface Message {
  readonly t: string;
  readonly r?: { readonly n: number; readonly ok: boolean };
  readonly u?: { readonly picture?: Picture };
  readonly d?: Diff;
  readonly ask?: Diff;
}

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
  private picture: Picture | undefined;
  private ask: Ask | undefined;
  private answered: string | undefined;
  private n = 0;
  private sentAt: number | undefined;

  constructor({ url, table, cookie }: Place, seed: number, seen: () => Seen, onOver: () => void) {
    this.below = dice(seed);
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
    const told = JSON.parse(text) as Message | Message[];
    for (const message of Array.isArray(told) ? told : [told]) this.take(message);
  }

  private take({ t, r, u, d, ask }: Message): void {
    if (t === 'reply' && r?.n === this.n) {
      const seen = this.seen();
      seen.times.push(this.waited ?? 0);
      seen.answers++;
      this.sentAt = undefined;
    }
    if (t !== 'update') return;
    this.picture = d ? (applyDiff(this.picture, d) as Picture) : u?.picture;
    if (this.picture?.phase === 'over') return this.onOver();
    const { question } = this.picture ?? {};
    this.ask = ask ? (applyDiff(this.ask, ask) as Ask) : (question?.ask ?? this.ask);
    const asked = this.ask;
    if (!question || !asked || question.q === this.answered) return;
    const { q } = question;
    this.answered = q;
    setTimeout(() => this.answer(q, asked), THINKS * (0.5 + this.below(1000) / 1000));
  }

  private answer(q: string, ask: Ask): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.sentAt = performance.now();
    const c = { n: ++this.n, do: 'answer', q, pick: anyPick(ask, this.below) };
    this.socket.send(JSON.stringify({ t: 'command', c }));
  }
}

/** Four scripted players who play one match after the other. */
export class Dungeon {
  private readonly url: string;
  private seed: number;
  private players: readonly Player[] = [];
  private seen = nothingSeen();
  private isClosed = false;

  private constructor(url: string, seed: number) {
    this.url = url;
    this.seed = seed;
  }

  static async open(url: string, seed: number): Promise<Dungeon> {
    const dungeon = new Dungeon(url, seed);
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
    const created = await post(`${url}/api/tables`, { game: 'boss-monster', seats });
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

import type { Ask } from '@tavolata/kernel';
import { anyPick } from '@tavolata/kernel/laws';
import { applyDiff, type Diff } from '@tavolata/server';
import WebSocket from 'ws';
import { dice } from '../measure.ts';
import { nothingSeen, post, type Seen } from './clients.ts';

/** How long a scripted player thinks about each answer, in milliseconds: a fast person. */
const THINKS = 1000;

interface Picture {
  readonly phase: string;
  readonly question?: { readonly q: string; readonly ask: Ask };
}

interface Message {
  readonly t: string;
  readonly r?: { readonly n: number; readonly ok: boolean };
  readonly u?: { readonly picture?: Picture };
  readonly d?: Diff;
}

/** One seat of a Boss Monster table, as the page would hold it. */
class Player {
  seen: Seen = nothingSeen();
  private readonly socket: WebSocket;
  private readonly below: (below: number) => number;
  private readonly diff: boolean;
  private picture: Picture | undefined;
  private answered: string | undefined;
  private n = 0;
  private sentAt = 0;

  constructor(url: string, table: string, cookie: string, seed: number, diff: boolean) {
    this.below = dice(seed);
    this.diff = diff;
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers: { cookie } });
    this.socket.on('open', () =>
      this.socket.send(JSON.stringify({ t: 'hello', v: 1, table, diff: this.diff })),
    );
    this.socket.on('message', data => this.hear(String(data)));
    this.socket.on('error', () => undefined);
  }

  close(): void {
    this.socket.terminate();
  }

  private hear(text: string): void {
    this.seen.received += text.length;
    const told = JSON.parse(text) as Message | Message[];
    for (const message of Array.isArray(told) ? told : [told]) this.take(message);
  }

  private take({ t, r, u, d }: Message): void {
    if (t === 'reply' && r?.n === this.n) {
      this.seen.times.push(performance.now() - this.sentAt);
      this.seen.answers++;
    }
    if (t !== 'update') return;
    this.picture = d ? (applyDiff(this.picture, d) as Picture) : u?.picture;
    const question = this.picture?.question;
    if (!question || question.q === this.answered) return;
    this.answered = question.q;
    setTimeout(() => this.answer(question.q, question.ask), THINKS * (0.5 + this.below(1000) / 1000));
  }

  private answer(q: string, ask: Ask): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.sentAt = performance.now();
    const c = { n: ++this.n, do: 'answer', q, pick: anyPick(ask, this.below) };
    this.socket.send(JSON.stringify({ t: 'command', c }));
  }
}

/** A table of four scripted players. */
export class Dungeon {
  private readonly players: Player[];

  private constructor(players: Player[]) {
    this.players = players;
  }

  static async open(url: string, seed: number, diff = true): Promise<Dungeon> {
    const seats = [{ who: 'me', name: 'A' }, ...['B', 'C', 'D'].map(() => ({ who: 'open' }))];
    const created = await post(`${url}/api/tables`, { game: 'boss-monster', seats });
    const id = created.body.id as string;
    const cookies = [created.cookie ?? ''];
    for (const name of ['B', 'C', 'D']) {
      const { link } = (await post(`${url}/api/tables/${id}/invites`, {}, created.cookie)).body;
      cookies.push((await post(`${url}/api/invites/join`, { link, name })).cookie ?? '');
    }
    await post(`${url}/api/tables/${id}/start`, {}, created.cookie);
    return new Dungeon(cookies.map((cookie, i) => new Player(url, id, cookie, seed * 4 + i, diff)));
  }

  /** From now on, what is seen goes there. */
  watch(seen: Seen): void {
    for (const player of this.players) player.seen = seen;
  }

  close(): void {
    for (const player of this.players) player.close();
  }
}

import type { Question, Seat } from '@tavolata/kernel';
import { anyPick } from '@tavolata/kernel/laws';
import { type FromServer, VERSION } from '@tavolata/protocol';
import type { Cursor, Reply, TableEvent, Update } from '@tavolata/table';
import WebSocket from 'ws';
import { numbers } from './play.ts';

interface Sent {
  readonly n: number;
  readonly q: string;
  readonly pick: unknown;
}

/**
 * A player that goes on whatever happens to the line: it connects again, resumes, and sends what was not answered
 * once more under its old number. It remembers all that was acknowledged.
 */
export class ScriptedPlayer {
  readonly seat: Seat;
  readonly acknowledged: Sent[] = [];
  events: TableEvent[] = [];
  pending: Sent | undefined;
  cursor: Cursor | undefined;
  isOver = false;
  private readonly url: () => string;
  private readonly table: string;
  private readonly cookie: string;
  private readonly below: (n: number) => number;
  private readonly onAcknowledged: () => void;
  private socket: WebSocket | undefined;
  private number = 0;
  private lastAnswered: string | undefined;
  private isStopped = false;

  constructor(
    place: {
      readonly url: () => string;
      readonly table: string;
      readonly cookie: string;
      readonly seat: Seat;
    },
    seed: number,
    onAcknowledged: () => void,
  ) {
    this.url = place.url;
    this.table = place.table;
    this.cookie = place.cookie;
    this.seat = place.seat;
    this.below = numbers(seed);
    this.onAcknowledged = onAcknowledged;
  }

  connect(): void {
    if (this.isStopped) return;
    const socket = new WebSocket(`${this.url().replace(/^http/, 'ws')}/live`, {
      headers: { cookie: this.cookie },
    });
    this.socket = socket;
    socket.on('open', () => {
      const since = this.cursor && { since: this.cursor };
      socket.send(JSON.stringify({ t: 'hello', v: VERSION, table: this.table, ...since }));
    });
    socket.on('message', data => this.hear(String(data)));
    socket.on('error', () => undefined);
    // The server may be dead for a moment: asking again at once would only heat the machine.
    socket.on('close', () => setTimeout(() => this.connect(), 20 + this.below(60)));
  }

  stop(): void {
    this.isStopped = true;
    this.socket?.terminate();
  }

  private hear(text: string): void {
    if (this.isStopped) return;
    const told = JSON.parse(text) as FromServer | FromServer[];
    for (const message of Array.isArray(told) ? told : [told]) this.take(message);
  }

  private take(message: FromServer): void {
    if (message.t === 'error') throw new Error(`${this.table} ${this.seat}: ${JSON.stringify(message)}`);
    if (message.t === 'welcome' && this.pending) this.send(this.pending);
    if (message.t === 'reply') this.reply(message.r);
    if (message.t === 'update') this.update(message.u as Update);
  }

  private update({ snapshot, cursor, from, events }: Update): void {
    this.cursor = cursor;
    this.events = [...this.events.filter(({ n }) => n < from), ...events];
    this.isOver = snapshot.phase === 'over';
    const { asked } = snapshot;
    if (asked && asked.q !== this.lastAnswered && !this.pending) this.answer(asked.q, asked.question);
  }

  private answer(q: string, question: Question): void {
    this.lastAnswered = q;
    this.pending = { n: ++this.number, q, pick: anyPick(question, this.below) };
    this.send(this.pending);
  }

  private send({ n, q, pick }: Sent): void {
    this.socket?.send(JSON.stringify({ t: 'command', c: { n, do: 'answer', q, pick } }));
  }

  private reply(reply: Reply): void {
    const { pending } = this;
    if (!pending || pending.n !== reply.n) return;
    if (!reply.ok) throw new Error(`${this.table} ${this.seat} ${JSON.stringify(reply)}`);
    this.pending = undefined;
    this.acknowledged.push(pending);
    this.onAcknowledged();
  }
}

import { anyPick } from '@tavolata/kernel/laws';
import { type FromServer, type UpdateMessage, UpdateReader, VERSION } from '@tavolata/protocol';
import type { Reply, SeatSnapshot } from '@tavolata/table';
import WebSocket from 'ws';
import { seededInts } from '../measure.ts';

/** Where somebody sits. */
interface SeatAddress {
  readonly table: string;
  readonly cookie: string;
  /** The address they come from. */
  readonly from: string;
}

interface Pending {
  readonly q: string;
  readonly pick: unknown;
  readonly sent: number;
}

const AGAIN_AFTER = { least: 100, more: 200 };
const RESENT_AFTER = 500;

/** One seat, held as the page holds it: it comes back after each break, and sends again what had no reply. */
export class SiegePlayer {
  readonly place: SeatAddress;
  /** The number of the last answer that was acknowledged: all before it were, too. */
  acknowledged = 0;
  /** Whether the server has told the table on the present connection. */
  isHere = false;
  private readonly port: () => number;
  private readonly onReply: (waited: number) => void;
  private readonly below: (below: number) => number;
  private socket: WebSocket | undefined;
  private readonly reader = new UpdateReader();
  private answered: string | undefined;
  private pending: Pending | undefined;
  private again: NodeJS.Timeout | undefined;
  private isAway = false;

  constructor(place: SeatAddress, port: () => number, seed: number, onReply: (waited: number) => void) {
    this.place = place;
    this.port = port;
    this.below = seededInts(seed);
    this.onReply = onReply;
    this.connect();
  }

  get snapshot(): SeatSnapshot | undefined {
    return this.reader.latest?.snapshot;
  }

  get isOver(): boolean {
    return this.snapshot?.phase === 'over';
  }

  get isAsked(): boolean {
    const { snapshot, pending, answered } = this;
    return pending === undefined && snapshot?.asked !== undefined && snapshot.asked.q !== answered;
  }

  /** For how long an answer has waited; nothing if none does. */
  get waited(): number | undefined {
    return this.pending && performance.now() - this.pending.sent;
  }

  answer(): void {
    const { asked } = this.snapshot ?? {};
    if (!asked) return;
    const { q, question } = asked;
    this.answered = q;
    this.pending = { q, pick: anyPick(question, this.below), sent: performance.now() };
    this.send();
  }

  /** Goes, until `comeBack`. */
  leave(): void {
    this.isAway = true;
    this.socket?.terminate();
  }

  comeBack(): void {
    if (!this.isAway) return;
    this.isAway = false;
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.again);
    if (this.isAway) return;
    const { cookie, from, table } = this.place;
    const socket = new WebSocket(`ws://127.0.0.1:${this.port()}/live`, {
      headers: { cookie },
      localAddress: from,
    });
    this.socket = socket;
    socket.on('open', () => {
      const { cursor: since } = this.reader.latest ?? {};
      socket.send(JSON.stringify({ t: 'hello', v: VERSION, table, diff: true, ...(since && { since }) }));
    });
    socket.on('message', data => this.hear(String(data)));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.isHere = false;
      this.again = setTimeout(() => this.connect(), AGAIN_AFTER.least + this.below(AGAIN_AFTER.more));
    });
  }

  private hear(text: string): void {
    const told = JSON.parse(text) as FromServer | FromServer[];
    for (const message of Array.isArray(told) ? told : [told]) this.take(message);
  }

  private take(message: FromServer): void {
    if (message.t === 'update') this.update(message);
    else if (message.t === 'welcome') this.send();
    else if (message.t === 'error' && message.n !== undefined) setTimeout(() => this.send(), RESENT_AFTER);
    else if (message.t === 'reply') this.replied(message.r);
  }

  private update(message: UpdateMessage): void {
    const isNew = this.reader.latest === undefined;
    const { snapshot } = this.reader.read(message) ?? {};
    if (isNew) this.acknowledged = snapshot?.number ?? 0;
    if (!message.d) this.isHere = true;
  }

  private send(): void {
    const { pending, socket } = this;
    if (!pending || socket?.readyState !== WebSocket.OPEN) return;
    const { q, pick } = pending;
    socket.send(JSON.stringify({ t: 'command', c: { n: this.acknowledged + 1, do: 'answer', q, pick } }));
  }

  private replied(reply: Reply): void {
    if (!this.pending || reply.n !== this.acknowledged + 1) return;
    if (!reply.ok && (reply.error.code === 'not-saved' || reply.error.code === 'conflict')) {
      setTimeout(() => this.send(), RESENT_AFTER);
      return;
    }
    const { sent } = this.pending;
    this.pending = undefined;
    // What was asked is asked no more, or differently: the next update says so.
    if (!reply.ok) return;
    this.acknowledged++;
    this.onReply(performance.now() - sent);
  }
}

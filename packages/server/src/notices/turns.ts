import type { Seat } from '@tavolata/kernel';
import type { Clock } from '@tavolata/table';
import type { Live } from '../hall/live.ts';
import { nameAt, personAt, type Status } from '../hall/status.ts';
import type { Turn } from './ways.ts';

interface Asked {
  readonly live: Live;
  readonly seat: Seat;
  since: number;
  told: boolean;
}

/**
 * Notices that somebody has been waited for long enough to be told, whether or not a page is open somewhere: whoever
 * answers at once never hears of it. Each question is told of once. One timer serves all tables, since most questions
 * are answered long before it matters.
 */
export class Turns {
  private readonly clock: Clock;
  private readonly after: number;
  private readonly tell: (turn: Turn) => void;
  private readonly asked = new Map<string, Asked>();
  private cancel: (() => void) | undefined;

  constructor(clock: Clock, after: number, tell: (turn: Turn) => void) {
    this.clock = clock;
    this.after = after;
    this.tell = tell;
  }

  changed(live: Live, status: Status): void {
    for (const { seat } of status.seats) {
      const isAsked = status.phase === 'playing' && status.waiting.includes(seat) && personAt(status, seat);
      const key = `${live.id} ${seat}`;
      if (!isAsked) this.asked.delete(key);
      else if (!this.asked.has(key)) this.ask(key, live, seat);
    }
  }

  /** If it is asked again, that is another question. */
  answered(live: Live, seat: Seat): void {
    const known = this.asked.get(`${live.id} ${seat}`);
    if (!known) return;
    known.since = this.clock.now();
    known.told = false;
    this.wind();
  }

  close(): void {
    this.cancel?.();
    this.asked.clear();
  }

  private ask(key: string, live: Live, seat: Seat): void {
    this.asked.set(key, { live, seat, since: this.clock.now(), told: false });
    this.wind();
  }

  private wind(): void {
    this.cancel ??= this.clock.after(Math.max(1, this.after / 4), () => {
      this.cancel = undefined;
      this.look();
    });
  }

  private look(): void {
    const now = this.clock.now();
    let isLater = false;
    for (const asked of this.asked.values()) {
      if (asked.told) continue;
      asked.told = now - asked.since >= this.after;
      if (asked.told) this.tellOf(asked);
      else isLater = true;
    }
    if (isLater) this.wind();
  }

  private tellOf({ live, seat }: Asked): void {
    const { id, table, status } = live;
    this.tell({ table: id, game: table.header.game, seat, name: nameAt(status, seat) });
  }
}

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
  /** By table, then by seat. */
  private readonly asked = new Map<string, Map<Seat, Asked>>();
  private cancel: (() => void) | undefined;

  constructor(clock: Clock, after: number, tell: (turn: Turn) => void) {
    this.clock = clock;
    this.after = after;
    this.tell = tell;
  }

  changed(live: Live, status: Status): void {
    const isPlaying = status.phase === 'playing';
    const asked = this.asked.get(live.id) ?? new Map<Seat, Asked>();
    for (const { seat } of status.seats) {
      const isAsked = isPlaying && status.waiting.includes(seat) && personAt(status, seat);
      if (!isAsked) asked.delete(seat);
      else if (!asked.has(seat)) asked.set(seat, { live, seat, since: this.clock.now(), told: false });
    }
    if (isPlaying) this.asked.set(live.id, asked);
    else this.asked.delete(live.id);
    if (asked.size > 0) this.wind();
  }

  /** If it is asked again, that is another question. */
  answered(live: Live, seat: Seat): void {
    const known = this.asked.get(live.id)?.get(seat);
    if (!known) return;
    known.since = this.clock.now();
    known.told = false;
    this.wind();
  }

  close(): void {
    this.cancel?.();
    this.asked.clear();
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
    for (const asked of this.all()) {
      if (asked.told) continue;
      asked.told = now - asked.since >= this.after;
      if (asked.told) this.tellOf(asked);
      else isLater = true;
    }
    if (isLater) this.wind();
  }

  private *all(): Generator<Asked> {
    for (const seats of this.asked.values()) yield* seats.values();
  }

  private tellOf({ live, seat }: Asked): void {
    const { id, table, status } = live;
    this.tell({ table: id, game: table.header.game, seat, name: nameAt(status, seat) });
  }
}

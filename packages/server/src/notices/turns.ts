import type { Seat } from '@tavolata/kernel';
import type { Clock } from '@tavolata/table';
import type { Live } from '../hall/live.ts';
import { nameAt, personAt, type Status } from '../hall/status.ts';
import type { Turn } from './ways.ts';

/**
 * Notices that somebody has been waited for long enough to be told, whether or not a page is open somewhere: whoever
 * answers at once never hears of it. Each question is told of once.
 */
export class Turns {
  private readonly clock: Clock;
  private readonly after: number;
  private readonly tell: (turn: Turn) => void;
  private readonly running = new Map<string, () => void>();

  constructor(clock: Clock, after: number, tell: (turn: Turn) => void) {
    this.clock = clock;
    this.after = after;
    this.tell = tell;
  }

  changed(live: Live, status: Status): void {
    for (const { seat } of status.seats) {
      const isAsked = status.phase === 'playing' && status.waiting.includes(seat) && personAt(status, seat);
      if (!isAsked) this.stop(live, seat);
      else if (!this.running.has(keyOf(live, seat))) this.start(live, seat);
    }
  }

  answered(live: Live, seat: Seat): void {
    this.stop(live, seat);
    if (live.status?.waiting.includes(seat)) this.start(live, seat);
  }

  forget(id: string): void {
    for (const [key, cancel] of this.running) {
      if (!key.startsWith(`${id} `)) continue;
      cancel();
      this.running.delete(key);
    }
  }

  close(): void {
    for (const cancel of this.running.values()) cancel();
    this.running.clear();
  }

  private start(live: Live, seat: Seat): void {
    const cancel = this.clock.after(this.after, () => {
      const { id, table } = live;
      this.tell({ table: id, game: table.header.game, seat, name: nameAt(live.status, seat) });
    });
    this.running.set(keyOf(live, seat), cancel);
  }

  private stop(live: Live, seat: Seat): void {
    const key = keyOf(live, seat);
    this.running.get(key)?.();
    this.running.delete(key);
  }
}

const keyOf = ({ id }: Live, seat: Seat): string => `${id} ${seat}`;

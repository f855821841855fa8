import type { Seat } from '@tavolata/kernel';
import type { AwaitedTurn } from '@tavolata/protocol';
import type { Clock } from '@tavolata/table';
import type { LiveTable } from './live-table.ts';
import type { TableStatus } from './status.ts';

/** Checks per waiting time. */
const CHECKS = 4;

/** When at the latest somebody is told who is to be told after `after` milliseconds. */
export const maxNoticeDelay = (after: number): number => after + after / CHECKS;

/** A seat, known by what can be told of it: the table itself may leave memory meanwhile. */
interface Asked {
  turn: AwaitedTurn;
  /** Nothing while it is not asked. */
  since: number | undefined;
  told: boolean;
}

/**
 * Notices that somebody has been waited for long enough to be told, whether or not a page is open somewhere: whoever
 * answers at once never hears of it. One timer serves all tables, since most questions are answered long before it
 * matters. A table where everybody has been told is forgotten; should one be told again, the notifier knows better.
 */
export class TurnNotices {
  private readonly clock: Clock;
  private readonly after: number;
  private readonly tell: (turn: AwaitedTurn) => void;
  private readonly catchUp: () => void;
  /** By table, then by seat. */
  private readonly asked = new Map<string, Map<Seat, Asked>>();
  private cancel: (() => void) | undefined;

  /** Before anybody is told anything, `catchUp` has it all made known here that has happened meanwhile. */
  constructor(clock: Clock, after: number, tell: (turn: AwaitedTurn) => void, catchUp: () => void) {
    this.clock = clock;
    this.after = after;
    this.tell = tell;
    this.catchUp = catchUp;
  }

  changed(live: LiveTable, status: TableStatus): void {
    if (status.phase !== 'playing') {
      this.asked.delete(live.id);
      return;
    }
    const known = this.asked.get(live.id);
    const seats = known ?? new Map(status.seats.map(({ seat }) => [seat, unasked(live, seat)]));
    if (!known) this.asked.set(live.id, seats);
    for (const place of status.seats) {
      const { seat } = place;
      const asked = seats.get(seat);
      if (!asked) continue;
      const name = place.who === 'open' ? seat : place.name;
      if (asked.turn.name !== name) asked.turn = { ...asked.turn, name };
      const isAsked = place.who === 'person' && status.waiting.includes(seat);
      if (!isAsked) asked.since = undefined;
      else if (asked.since === undefined) this.ask(asked);
    }
  }

  /** Another question, be it to the same seats. */
  asks(live: LiveTable): void {
    const seats = this.asked.get(live.id);
    if (!seats && live.status) this.changed(live, live.status);
    for (const asked of seats?.values() ?? []) if (asked.since !== undefined) this.ask(asked);
  }

  close(): void {
    this.cancel?.();
    this.asked.clear();
  }

  private ask(asked: Asked): void {
    asked.since = this.clock.now();
    asked.told = false;
    this.wind();
  }

  private wind(): void {
    this.cancel ??= this.clock.after(Math.max(1, this.after / CHECKS), () => {
      this.cancel = undefined;
      this.look();
    });
  }

  private look(): void {
    this.catchUp();
    const now = this.clock.now();
    for (const [id, seats] of this.asked) {
      for (const asked of seats.values()) this.maybeTell(asked, now);
      if (![...seats.values()].some(isWaiting)) this.asked.delete(id);
    }
    if (this.asked.size > 0) this.wind();
  }

  private maybeTell(asked: Asked, now: number): void {
    if (!isWaiting(asked) || now - (asked.since ?? now) < this.after) return;
    asked.told = true;
    this.tell(asked.turn);
  }
}

const isWaiting = ({ since, told }: Asked): boolean => since !== undefined && !told;

const unasked = ({ id, table }: LiveTable, seat: Seat): Asked => ({
  turn: { table: id, game: table.header.game, seat, name: seat },
  since: undefined,
  told: false,
});

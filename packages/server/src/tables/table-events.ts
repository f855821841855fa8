import type { Seat } from '@tavolata/kernel';
import { CLOSE } from '@tavolata/protocol';
import type { Clock, RestingClocks } from '@tavolata/table';
import type { FastifyBaseLogger } from 'fastify';
import type { People } from '../people/people.ts';
import type { TableIndex } from '../storage/table-index.ts';
import type { LiveTable, LiveTableEvents } from './live-table.ts';
import { personAt, type TableStatus } from './status.ts';
import type { TurnNotices } from './turn-notices.ts';

interface Parts {
  readonly people: People;
  readonly tableIndex: TableIndex;
  readonly turns: TurnNotices;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/** How far lists and notices may lag behind whose turn it is. */
const STATUS_DELAY_MS = 200;

/** Keeps lists, notices and seat claims up to date with what happens at the tables. */
export class TableEvents implements LiveTableEvents {
  private readonly parts: Parts;
  private readonly active = new Set<LiveTable>();
  private cancel: (() => void) | undefined;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  activity(live: LiveTable): void {
    this.active.add(live);
    this.cancel ??= this.parts.clock.after(STATUS_DELAY_MS, () => this.updateStatuses());
  }

  close(): void {
    this.cancel?.();
  }

  /** Makes known what has happened meanwhile. */
  updateStatuses(): void {
    const tables = [...this.active];
    this.active.clear();
    this.cancel?.();
    this.cancel = undefined;
    for (const live of tables) live.updateStatus();
  }

  changed(live: LiveTable, status: TableStatus, before: TableStatus | undefined): void {
    const { tableIndex, turns, people } = this.parts;
    tableIndex.setStatus(live.id, status);
    turns.changed(live, status);
    if (before?.seats === status.seats) return;
    // A table that was just opened may have lost somebody right before the process ended.
    const held = before
      ? before.seats.filter(({ who }) => who === 'person').map(({ seat }) => seat)
      : people.claimed(live.id);
    for (const seat of held) if (!personAt(status, seat)) this.release(live, seat);
  }

  asked(live: LiveTable): void {
    this.parts.turns.asks(live);
  }

  alarmChanged(live: LiveTable): void {
    this.parts.tableIndex.setDue(live.id, live.table.nextAlarm);
  }

  /** Without it they are counted by the log, as after a restart. */
  async closed(live: LiveTable, clocks: RestingClocks | undefined): Promise<void> {
    const { tableIndex, log } = this.parts;
    if (!clocks) return;
    await tableIndex.putClocks(live.id, clocks).catch((error: unknown) => {
      log.error({ err: error, table: live.id }, 'clocks could not be saved');
    });
  }

  /** Whoever held the seat does so no more; they are sent away once they have had their reply. */
  private release(live: LiveTable, seat: Seat): void {
    const { people, log } = this.parts;
    people.releaseSeat(live.id, seat).catch((error: unknown) => {
      log.error({ err: error, table: live.id, seat }, 'a seat could not be released');
    });
    setImmediate(() => live.disconnect(({ viewer }) => viewer === seat, CLOSE.withdrawn, 'withdrawn'));
  }
}

import type { Clock } from '@tavolata/table';
import type { FastifyBaseLogger } from 'fastify';
import { toldWithin } from '../notices/turns.ts';
import type { Age, Running, Shelf } from '../storage/shelf.ts';
import type { Hall } from './hall.ts';
import { isQuiet, type Status } from './status.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Bots and clocks of matches untouched for longer wait until somebody looks in. */
const REMEMBERED_DAYS = 30;
/**
 * More than what lists show may lag behind, and more than an automatic answer takes, in milliseconds: of a table touched
 * so shortly before the last process ended nobody knows whether it waits for people only.
 */
const UNDER_WAY = 60_000;

interface Parts {
  readonly hall: Hall;
  readonly shelf: Shelf;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly retentionDays: number | undefined;
  /** How long after a question somebody is told of it. */
  readonly noticeAfter: number;
}

/** Takes up what was running before a restart, and clears away what is too old to keep. */
export class Caretaker {
  private readonly parts: Parts;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  start(): void {
    void this.takeUp();
    void this.clear();
    this.timer = setInterval(() => void this.clear(), HOUR);
    this.timer.unref();
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.timer);
  }

  /**
   * All tables where something is to happen by itself: a bot's answer, the end of a time, a notice. The others wait
   * until somebody asks for them. One after the other, with room between them for whoever is already playing.
   */
  async takeUp(): Promise<void> {
    const { hall, shelf, clock, log, noticeAfter } = this.parts;
    const running = shelf.running(clock.now() - REMEMBERED_DAYS * DAY);
    // The last process did not end before the last thing it wrote.
    const recently = (running[0]?.touched ?? 0) - UNDER_WAY - toldWithin(noticeAfter);
    const canWait = ({ touched, hasClock, status }: Running): boolean =>
      status !== undefined && touched < recently && isQuiet(JSON.parse(status) as Status, hasClock);
    for (const table of running) {
      if (this.isClosed) return;
      if (canWait(table)) continue;
      const { id } = table;
      await hall.open(id).catch((error: unknown) => {
        if (!this.isClosed) log.error({ err: error, table: id }, 'a table could not be taken up');
      });
      await new Promise(resolve => setImmediate(resolve));
    }
  }

  /**
   * Matches nobody has touched for `RETENTION_DAYS`, finished or given up, unless somebody is there; and those that were
   * made, on a full disk or right before a crash, for somebody who never got a seat: no request takes an hour.
   */
  async clear(): Promise<void> {
    const { hall, shelf, clock, log, retentionDays } = this.parts;
    const now = clock.now();
    const age: Age = {
      unheldSince: now - HOUR,
      ...(retentionDays !== undefined && { untouchedSince: now - retentionDays * DAY }),
    };
    for (const id of shelf.outdated(age)) {
      if (this.isClosed) return;
      if ((hall.live.get(id)?.size ?? 0) > 0 || !shelf.isOutdated(id, age)) continue;
      await hall.delete(id).catch((error: unknown) => {
        log.error({ err: error, table: id }, 'an old table could not be deleted');
      });
    }
  }
}

import type { Clock } from '@tavolata/table';
import type { FastifyBaseLogger } from 'fastify';
import type { RetentionLimits, RunningTable, TableIndex } from '../storage/table-index.ts';
import { Retention } from './retention.ts';
import { isQuiet, type TableStatus } from './status.ts';
import { type TableRegistry, WAKE_AHEAD_MS } from './table-registry.ts';
import { maxNoticeDelay } from './turn-notices.ts';
import { UnreadableTable } from './unreadable.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/**
 * Matches that nobody ever held a seat at are deleted after this: made on a full disk or right before a crash. No request
 * takes as long.
 */
const UNCLAIMED_FOR_MS = HOUR;
/** How often due tables are looked for: more often than WAKE_AHEAD_MS. */
const WAKE_EVERY_MS = 60_000;
/** Bots and clocks of matches untouched for longer wait until somebody looks in. */
const RESUME_WITHIN_DAYS = 30;
/**
 * Longer than lists lag behind and than an automatic answer takes: whether a table waits for people only is not known if
 * it was touched this shortly before the last process ended.
 */
const UNSETTLED_MS = 60_000;

interface Parts {
  readonly registry: TableRegistry;
  readonly tableIndex: TableIndex;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly retentionDays: number | undefined;
  /** How long after a question somebody is told of it. */
  readonly noticeAfter: number;
  /** Copies all that is stored into a file, and says where; absent where nothing outlives the process. */
  readonly backUp?: () => Promise<string>;
}

/** Takes up what was running before a restart and what is due, and clears away what is too old to keep. */
export class Upkeep {
  private readonly parts: Parts;
  private readonly retention = new Retention();
  private timer: NodeJS.Timeout | undefined;
  private cancelWaking: (() => void) | undefined;
  /** Due tables that cannot be taken up: they are not tried again and again. */
  private readonly unreadable = new Set<string>();
  private isClosed = false;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  start(): void {
    void this.resumeTables();
    void this.wakeAgain();
    void this.deleteOutdated();
    this.timer = setInterval(() => void this.deleteOutdated(), HOUR);
    this.timer.unref();
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.timer);
    this.cancelWaking?.();
  }

  /**
   * Tables where a bot's answer or a notice is to come. The others wait until they are due, or until somebody asks for
   * them. One after the other, after those that people ask for.
   */
  async resumeTables(): Promise<void> {
    const { tableIndex, clock, noticeAfter } = this.parts;
    const running = tableIndex.running(clock.now() - RESUME_WITHIN_DAYS * DAY);
    // The last process did not end before the last thing it wrote.
    const recently = (running[0]?.touched ?? 0) - UNSETTLED_MS - maxNoticeDelay(noticeAfter);
    const canWait = ({ touched, status }: RunningTable): boolean =>
      status !== undefined && touched < recently && isQuiet(JSON.parse(status) as TableStatus);
    await this.takeUp(running.filter(table => !canWait(table)).map(({ id }) => id));
  }

  /** Tables where a clock is about to do something, a while before: it rings there in time. */
  async wakeDue(): Promise<void> {
    const { registry, tableIndex, clock } = this.parts;
    const now = clock.now();
    const due = tableIndex.due(now - RESUME_WITHIN_DAYS * DAY, now + WAKE_AHEAD_MS);
    await this.takeUp(due.filter(id => !registry.live.has(id) && !this.unreadable.has(id)));
  }

  private async wakeAgain(): Promise<void> {
    await this.wakeDue().catch((error: unknown) => {
      this.parts.log.error({ err: error }, 'due tables could not be looked up');
    });
    if (this.isClosed) return;
    this.cancelWaking = this.parts.clock.after(WAKE_EVERY_MS, () => void this.wakeAgain());
  }

  private async takeUp(ids: readonly string[]): Promise<void> {
    const { registry, log } = this.parts;
    for (const id of ids) {
      if (this.isClosed) return;
      await registry.open(id, 'upkeep').catch((error: unknown) => {
        if (error instanceof UnreadableTable) this.unreadable.add(id);
        if (!this.isClosed) log.error({ err: error, table: id }, 'a table could not be taken up');
      });
    }
  }

  /** What is too old to keep, unless somebody is there. */
  async deleteOutdated(): Promise<void> {
    await this.remove({ unheldSince: this.parts.clock.now() - UNCLAIMED_FOR_MS });
    await this.clearOld();
  }

  /** Matches nobody has touched for `RETENTION_DAYS`, finished or given up. */
  private async clearOld(): Promise<void> {
    const { tableIndex, clock, log, retentionDays } = this.parts;
    if (retentionDays === undefined) return;
    const [now, kept] = [clock.now(), retentionDays * DAY];
    const age: RetentionLimits = { untouchedSince: now - kept, unheldSince: 0 };
    const outdated = tableIndex.outdated(age).length;
    const warn = (why: string): void =>
      log.error(
        { outdated, retentionDays, clock: new Date(now).toISOString() },
        `RETENTION_DAYS: ${why}, so nothing is deleted yet: is the clock right? If it is, they go after a day of running; if not, set it and start again`,
      );
    const verdict = this.retention.judge({ ...tableIndex.extent(), outdated, now, kept }, warn);
    if (verdict === 'keep' || (verdict === 'copy and delete' && !(await this.isCopied()))) return;
    await this.remove(age);
  }

  /** Whether there is a copy to go back to, should the clock be wrong after all. */
  private async isCopied(): Promise<boolean> {
    const { log, backUp } = this.parts;
    try {
      const file = await backUp?.();
      log.warn({ file }, 'RETENTION_DAYS: old matches are deleted; a copy of everything was made before');
      return true;
    } catch (error) {
      log.error({ err: error }, 'RETENTION_DAYS: no copy could be made, so nothing is deleted');
      return false;
    }
  }

  private async remove(age: RetentionLimits): Promise<void> {
    const { registry, tableIndex, log } = this.parts;
    for (const id of tableIndex.outdated(age)) {
      if (this.isClosed) return;
      if ((registry.live.get(id)?.size ?? 0) > 0 || !tableIndex.isOutdated(id, age)) continue;
      await registry.delete(id).catch((error: unknown) => {
        log.error({ err: error, table: id }, 'an old table could not be deleted');
      });
    }
  }
}

import type { Clock } from '@tavolata/table';
import type { GroupCommit } from './group-commit.ts';
import type { Database, Statement } from './sqlite.ts';

/** Whoever asks more often than this is told what was found out last, in milliseconds. */
const BELIEVED = 3000;
/** A write that takes longer than this, in milliseconds, is none. */
const HANGING = 10_000;

/** Whether something can be written, found out by writing something whenever somebody asks, for whoever asks next. */
export class Probe {
  private readonly group: GroupCommit;
  private readonly clock: Clock;
  private readonly put: Statement;
  private ok = true;
  private begun: number;
  private isUnderWay = false;

  constructor(database: Database, group: GroupCommit, clock: Clock) {
    this.group = group;
    this.clock = clock;
    this.put = database.prepare(`INSERT INTO settings (name, value) VALUES ('probed', ?)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
    this.begun = clock.now();
    void this.tryNow(this.begun);
  }

  canWrite(): boolean {
    const now = this.clock.now();
    if (!this.isUnderWay && now - this.begun >= BELIEVED) void this.tryNow(now);
    return this.ok && !(this.isUnderWay && now - this.begun >= HANGING);
  }

  private async tryNow(now: number): Promise<void> {
    this.isUnderWay = true;
    this.begun = now;
    this.ok = await this.group
      .write(() => this.put.run(`${now}`))
      .then(
        () => true,
        () => false,
      );
    this.isUnderWay = false;
  }
}

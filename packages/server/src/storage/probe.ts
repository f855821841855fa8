import type { Clock } from '@tavolata/table';
import type { GroupCommit } from './group-commit.ts';
import type { Database, Statement } from './sqlite.ts';

/** The result is reused for this long. */
const BELIEVED = 3000;
/** A write that takes longer has failed. */
const HANGING = 10_000;

/** Whether the database can be written, found out by a write when somebody asks; the next who asks is told. */
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

import type { Clock } from '@tavolata/table';
import type { Database, Statement } from './database.ts';
import type { Group } from './group.ts';

/** Whoever asks more often than this is told what was found out last, in milliseconds. */
const BELIEVED = 3000;

/** Whether something can be written now, found out by writing something. */
export class Probe {
  private readonly group: Group;
  private readonly clock: Clock;
  private readonly put: Statement;
  private last: { readonly at: number; readonly ok: boolean } | undefined;

  constructor(database: Database, group: Group, clock: Clock) {
    this.group = group;
    this.clock = clock;
    this.put = database.prepare(`INSERT INTO settings (name, value) VALUES ('probed', ?)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
  }

  canWrite(): boolean {
    const at = this.clock.now();
    if (!this.last || at - this.last.at >= BELIEVED)
      this.last = { at, ok: this.group.writesNow(() => this.put.run(`${at}`)) };
    return this.last.ok;
  }
}

import { statSync } from 'node:fs';
import type { Database } from './sqlite.ts';

/** Without any of these nothing can be played. */
const TABLES = ['matches', 'headers', 'lines', 'journal', 'claims'];

const inodeOf = (file: string): number => statSync(file).ino;

/** Whether what is kept can still be read, and will still be there after a restart. */
export class Readable {
  private readonly database: Database;
  private readonly file: string | undefined;
  private readonly inode: number | undefined;

  /** Without a file nothing is meant to outlive the process. */
  constructor(database: Database, file: string | undefined) {
    this.database = database;
    this.file = file;
    this.inode = file === undefined ? undefined : inodeOf(file);
  }

  canRead(): boolean {
    try {
      for (const table of TABLES) this.database.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get();
      // A file that was deleted or replaced can be written as before, and nobody finds it again.
      return this.file === undefined || inodeOf(this.file) === this.inode;
    } catch {
      return false;
    }
  }
}

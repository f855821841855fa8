import { existsSync, statSync } from 'node:fs';
import { StoreError } from './errors.ts';
import { type Database, isSqlite, versionOf, walOf } from './sqlite.ts';

/** In every version of the database. */
const TABLES = ['matches', 'headers', 'lines', 'claims', 'links', 'settings'];
/** What every list and every request needs; a damaged log only keeps its own table from being opened. */
const CHECKED = ['matches', 'headers', 'claims', 'links', 'devices', 'settings'];

const WHAT_TO_DO = 'put a backup in its place with "restore FILE", or move it away to begin anew';

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/** Before SQLite opens it: an empty file, or a WAL without its file, would be begun anew without a word. */
export function refuseRemains(file: string): void {
  const wal = walOf(file);
  if (existsSync(file)) {
    if (sizeOf(file) === 0) throw new StoreError(`${file} is empty: ${WHAT_TO_DO}`);
  } else if (sizeOf(wal) > 0)
    throw new StoreError(
      `${file} is missing, but what was written last is in ${wal}: put the file back beside it, restore a backup, or move ${wal} away to begin anew`,
    );
}

export function isOurs(database: Database): boolean {
  const names = TABLES.map(name => `'${name}'`).join(', ');
  const sql = `SELECT count(*) AS n FROM sqlite_schema WHERE type = 'table' AND name IN (${names})`;
  const { n } = database.prepare(sql).get() as { n: number };
  return n === TABLES.length && versionOf(database) > 0;
}

/** Throws a sentence about a file that is nothing of ours, or damaged where everybody needs it. */
export function checkFile(database: Database, file: string): void {
  if (!isOurs(database))
    throw new StoreError(
      `${file} is no database of Tavolata, or was copied without the ${walOf(file)} that belongs to it: ${WHAT_TO_DO}`,
    );
  for (const table of CHECKED) {
    const [row] = database.prepare(`PRAGMA quick_check('${table}')`).all() as { quick_check: string }[];
    if (row?.quick_check !== 'ok') throw damaged(file);
  }
}

const damaged = (file: string): StoreError => new StoreError(`${file} is damaged: ${WHAT_TO_DO}`);

const DAMAGED = ['SQLITE_CORRUPT', 'SQLITE_NOTADB'];

/** What to say of an error while a file is opened. */
export function explainOpenError(error: unknown, file: string): unknown {
  const code = isSqlite(error) && 'code' in error ? String(error.code) : '';
  return DAMAGED.some(known => code.startsWith(known)) ? damaged(file) : error;
}

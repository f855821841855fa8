import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backUp, keptIn, restore, restoredIn } from '../../src/storage/backup.ts';
import { lockFolder, openDatabase } from '../../src/storage/database.ts';
import { StoreError } from '../../src/storage/errors.ts';
import { type Migration, migrations } from '../../src/storage/migrations.ts';
import { databaseFile, openFile, partsOf, versionOf, walOf } from '../../src/storage/sqlite.ts';
import { SqliteStorage } from '../../src/storage/storage.ts';
import { TableIndex } from '../../src/storage/table-index.ts';
import { openStore } from '../../src/store.ts';
import { newFolder, temporaryFolder } from '../kit/folder.ts';
import { headerOf } from '../kit/header.ts';
import { testConfig } from '../kit/server.ts';

const root = temporaryFolder();

/** A folder with these matches in it, closed again. */
async function filled(...ids: readonly string[]): Promise<string> {
  const folder = newFolder();
  await add(folder, ...ids);
  return folder;
}

async function add(folder: string, ...ids: readonly string[]): Promise<void> {
  const database = openDatabase(folder);
  const storage = new SqliteStorage(database);
  await Promise.all(ids.map(id => storage.create(headerOf(id))));
  storage.close();
  database.close();
}

/** The same as a crash would have left it: what was written last lies beside the file. */
async function crashed(id: string): Promise<string> {
  const [running, folder] = [newFolder(), newFolder()];
  const storage = new SqliteStorage(openDatabase(running));
  await storage.create(headerOf(id));
  cpSync(running, folder, { recursive: true });
  storage.close();
  return folder;
}

async function idsIn(folder: string): Promise<string[]> {
  const database = openDatabase(folder);
  const listed = await new SqliteStorage(database).list({});
  database.close();
  return listed.map(({ header }) => header.id).sort();
}

/** The same file with a page of its tables full of nonsense. */
function damage(file: string): string {
  const bytes = readFileSync(file);
  bytes.fill(0xa5, 4096, 3 * 4096);
  writeFileSync(file, bytes);
  return file;
}

const current = migrations.at(-1)?.version ?? 0;
const newer: Migration = { version: current + 1, sql: 'ALTER TABLE matches ADD COLUMN colour TEXT' };
const backupsIn = (folder: string): string[] =>
  existsSync(join(folder, 'backups')) ? readdirSync(join(folder, 'backups')) : [];

describe('migrations', () => {
  it('make a new database without a backup', () => {
    const folder = newFolder();
    const database = openDatabase(folder);
    expect(versionOf(database)).toBe(current);
    expect(backupsIn(folder)).toEqual([]);
  });

  it('keep a copy of what was there, then bring it up to date', async () => {
    const folder = await filled('one');
    const database = openDatabase(folder, [...migrations, newer]);
    expect(versionOf(database)).toBe(newer.version);
    expect(database.prepare('SELECT id, colour FROM matches').get()).toMatchObject({
      id: 'one',
      colour: null,
    });
    const [copy] = backupsIn(folder);
    const old = openFile(join(folder, 'backups', copy as string));
    expect(versionOf(old)).toBe(current);
    expect(old.prepare('SELECT id FROM matches').get()).toMatchObject({ id: 'one' });
  });

  it('do nothing when there is nothing to do', async () => {
    const folder = await filled('one');
    openDatabase(folder).close();
    expect(backupsIn(folder)).toEqual([]);
  });

  it('have tables with clocks from before they were due looked at once', async () => {
    const folder = newFolder();
    const database = openDatabase(
      folder,
      migrations.filter(({ version }) => version < 11),
    );
    const add = database.prepare('INSERT INTO matches VALUES (?, ?, ?, 1, 0, ?, ?, 0)');
    const head = database.prepare('INSERT INTO headers VALUES (?, ?)');
    for (const [key, [id, header, over]] of [
      ['clock', '{"clock":{"budget":1}}', 0],
      ['over', '{"clock":{"budget":1}}', 1],
      ['none', '{}', 0],
      ['spoilt', 'no JSON', 0],
    ].entries()) {
      add.run(key, id, 'stones', over, 1000);
      head.run(key, header);
    }
    database.close();
    const updated = openDatabase(folder);
    expect(new TableIndex(updated, new SqliteStorage(updated)).due(0, 2000)).toEqual(['clock']);
  });

  it('refuse what a newer version has written, and say so', async () => {
    const folder = await filled('one');
    openDatabase(folder, [...migrations, newer]).close();
    expect(() => openDatabase(folder)).toThrow(
      `newer Tavolata (version ${newer.version} of the database; this one knows ${current})`,
    );
  });

  it('that fail leave everything as it was, the first of several too, and no copy', async () => {
    const folder = await filled('one');
    const broken = { version: newer.version + 1, sql: 'INSERT INTO nowhere VALUES (1)' };
    expect(() => openDatabase(folder, [...migrations, newer, broken])).toThrow('nowhere');
    expect(await idsIn(folder)).toEqual(['one']);
    expect(backupsIn(folder)).toEqual([]);
  });

  it('change nothing that cannot be copied first, and leave no half of a copy', async () => {
    const folder = await filled('one');
    // Where a folder is to be, there is a file.
    writeFileSync(join(folder, 'backups'), '');
    expect(() => openDatabase(folder, [...migrations, newer])).toThrow('could not be copied');
    rmSync(join(folder, 'backups'));
    expect(versionOf(openFile(databaseFile(folder)))).toBe(current);
    expect(backupsIn(folder)).toEqual([]);
  });
});

describe('a database file that is not what it was', () => {
  const file = (folder: string) => databaseFile(folder);
  /** What the server says at the start; each time the same. */
  const refusal = (folder: string): string => {
    let said = '';
    for (let i = 0; i < 2; i++)
      expect(() => {
        try {
          openStore({ ...testConfig(), dataDir: folder }, {}).close();
        } catch (error) {
          said = error instanceof StoreError ? error.message : `no sentence: ${error}`;
          throw error;
        }
      }).toThrow(StoreError);
    return said;
  };

  it('is not begun anew if it is empty', async () => {
    const folder = await filled('one');
    writeFileSync(file(folder), '');
    expect(refusal(folder)).toBe(
      `${file(folder)} is empty: put a backup in its place with "restore FILE", or move it away to begin anew`,
    );
    expect(statSync(file(folder)).size).toBe(0);
  });

  it('nor if it is no database at all, one of somebody else, or cut off', async () => {
    const garbage = await filled('one');
    writeFileSync(file(garbage), 'just some words in a file '.repeat(1000));
    expect(refusal(garbage)).toContain(`${file(garbage)} is damaged: `);
    const foreign = newFolder();
    mkdirSync(foreign);
    openFile(file(foreign)).exec('CREATE TABLE other (x); PRAGMA user_version = 3');
    expect(refusal(foreign)).toContain('is no database of Tavolata');
    const cut = await filled('one');
    truncateSync(file(cut), 3 * 4096);
    expect(refusal(cut)).toContain(`${file(cut)} is damaged: `);
    const spoilt = await filled('one');
    damage(file(spoilt));
    expect(refusal(spoilt)).toContain(`${file(spoilt)} is damaged: `);
  });

  it('nor if it is missing while its WAL is there, which stays', async () => {
    const folder = await crashed('one');
    renameSync(file(folder), `${file(folder)}.away`);
    const wal = readFileSync(walOf(file(folder)));
    expect(refusal(folder)).toContain(`${file(folder)} is missing, but what was written last is in`);
    expect(readFileSync(walOf(file(folder))).equals(wal)).toBe(true);
    renameSync(`${file(folder)}.away`, file(folder));
    expect(await idsIn(folder)).toEqual(['one']);
  });

  it('nor if an older version kept everything in the WAL, which was not copied with it', async () => {
    const folder = newFolder();
    mkdirSync(folder);
    openFile(file(folder)).pragma('journal_mode = WAL');
    expect(statSync(file(folder)).size).toBe(4096);
    expect(refusal(folder)).toContain(`was copied without the ${walOf(file(folder))}`);
  });

  it('is mended by a backup, and is no backup itself', async () => {
    const folder = newFolder();
    mkdirSync(folder);
    writeFileSync(file(folder), '');
    expect(() => backUp(folder)).toThrow('is no backup of Tavolata');
    const foreign = join(root, 'foreign.db');
    openFile(foreign).exec('CREATE TABLE other (x); PRAGMA user_version = 3');
    expect(() => restore(folder, foreign)).toThrow(`${foreign} is no backup of Tavolata`);
    restore(folder, backUp(await filled('one'), join(root, 'mends.db')));
    expect(await idsIn(folder)).toEqual(['one']);
  });

  it('is made whole or not at all: what a first start left half made does not matter', async () => {
    const folder = newFolder();
    mkdirSync(folder);
    writeFileSync(`${file(folder)}.new`, 'half of it');
    openStore({ ...testConfig(), dataDir: folder }, {}).close();
    expect(readdirSync(folder)).not.toContain('tavolata.db.new');
    expect(await idsIn(folder)).toEqual([]);
  });
});

describe('backup and restore', () => {
  it('bring back exactly what was there', async () => {
    const folder = await filled('one', 'two');
    const file = backUp(folder);
    await add(folder, 'three');
    const kept = restore(folder, file);
    expect(await idsIn(folder)).toEqual(['one', 'two']);
    // And what was there before can be brought back too.
    restore(folder, kept as string);
    expect(await idsIn(folder)).toEqual(['one', 'three', 'two']);
  });

  it('work while others write, and copy only what is committed', async () => {
    const folder = newFolder();
    const database = openDatabase(folder);
    const storage = new SqliteStorage(database);
    await storage.create(headerOf('one'));
    const later = storage.create(headerOf('two'));
    const file = backUp(folder, join(root, 'elsewhere', 'copy.db'));
    await later;
    const elsewhere = newFolder();
    expect(restore(elsewhere, file)).toBeUndefined();
    expect(await idsIn(elsewhere)).toEqual(['one']);
  });

  it('take back an update, and the update can be had again', async () => {
    const folder = await filled('one');
    openDatabase(folder, [...migrations, newer]).close();
    const [copy] = backupsIn(folder);
    const kept = restore(folder, join(folder, 'backups', copy as string)) as string;
    expect(await idsIn(folder)).toEqual(['one']);
    expect(versionOf(openFile(kept))).toBe(newer.version);
  });

  it('mend what is damaged, and keep that as it was', async () => {
    const file = backUp(await filled('one'), join(root, 'whole.db'));
    const folder = newFolder();
    restore(folder, file);
    const damaged = readFileSync(damage(databaseFile(folder)));
    expect(() => backUp(folder)).toThrow('could not be copied');
    expect(backupsIn(folder)).toEqual([]);
    const kept = restore(folder, file) as string;
    expect(await idsIn(folder)).toEqual(['one']);
    expect(readFileSync(kept).equals(damaged)).toBe(true);
  });

  it('keep what a crash has left beside the file, too', async () => {
    const folder = await crashed('one');
    expect(existsSync(`${databaseFile(folder)}-wal`)).toBe(true);
    const kept = restore(folder, backUp(await filled('two'), join(root, 'two.db'))) as string;
    expect(await idsIn(folder)).toEqual(['two']);
    restore(folder, kept);
    expect(await idsIn(folder)).toEqual(['one']);
  });

  it('are brought to their end by the next start, or by another restore, should the power go in the middle', async () => {
    const before = await crashed('one');
    const backup = backUp(await filled('two'), join(root, 'interrupted.db'));
    /** So many parts of what was there are put aside, and nothing has taken its place. */
    const interrupted = (after: number): string => {
      const folder = newFolder();
      cpSync(before, folder, { recursive: true });
      cpSync(backup, restoredIn(folder));
      const kept = partsOf(keptIn(folder));
      for (const [i, part] of partsOf(databaseFile(folder)).slice(0, after).entries())
        renameSync(part, kept[i] as string);
      return folder;
    };
    for (const after of [0, 1, 2, 3]) {
      const folder = interrupted(after);
      openStore({ ...testConfig(), dataDir: folder }, {}).close();
      expect(await idsIn(folder), `after ${after}`).toEqual(['two']);
      const [kept] = readdirSync(folder).filter(name => /^before-restore.*db$/.test(name));
      restore(folder, join(folder, kept as string));
      expect(await idsIn(folder), `after ${after}`).toEqual(['one']);
    }
    const again = interrupted(1);
    restore(again, backUp(await filled('three'), join(root, 'again.db')));
    expect(await idsIn(again)).toEqual(['three']);
  });

  it('and everything else of ours are for the eyes of the server alone', async () => {
    const mode = (file: string): string => (statSync(file).mode & 0o777).toString(8);
    const folder = newFolder();
    const storage = new SqliteStorage(openDatabase(folder));
    await storage.create(headerOf('one'));
    const file = backUp(folder);
    for (const ending of ['', '-wal', '-shm']) expect(mode(databaseFile(folder) + ending)).toBe('600');
    expect(mode(file)).toBe('600');
    expect([mode(folder), mode(join(folder, 'backups'))]).toEqual(['700', '700']);
    const elsewhere = newFolder();
    restore(elsewhere, file);
    expect(mode(databaseFile(elsewhere))).toBe('600');
    const updated = await filled('one');
    openDatabase(updated, [...migrations, newer]).close();
    expect(backupsIn(updated).map(name => mode(join(updated, 'backups', name)))).toEqual(['600']);
  });

  it('put back nothing that is no backup, or is damaged, or newer, and leave no trace of having tried', async () => {
    const folder = await filled('one');
    const text = join(root, 'text.db');
    writeFileSync(text, 'no database at all, just some words in a file');
    const empty = join(root, 'empty.db');
    openFile(empty).exec('CREATE TABLE other (x)');
    const other = await filled('two');
    const damaged = damage(backUp(other, join(root, 'damaged.db')));
    openDatabase(other, [...migrations, newer]).close();
    for (const file of [text, empty, damaged, databaseFile(other), join(root, 'missing.db')])
      expect(() => restore(folder, file), file).toThrow(StoreError);
    expect(backupsIn(folder)).toEqual([]);
    expect(await idsIn(folder)).toEqual(['one']);
  });

  it('do not touch the folder of a running server', async () => {
    const folder = await filled('one');
    const file = backUp(folder);
    const unlock = lockFolder(folder);
    expect(() => restore(folder, file)).toThrow('another server');
    expect(() => lockFolder(folder)).toThrow('another server');
    unlock();
    restore(folder, file);
  });

  it('blame no other server for what is wrong with the disk', () => {
    const folder = newFolder();
    mkdirSync(folder);
    writeFileSync(join(folder, 'in-use.lock'), 'no database at all, just some words in a file');
    expect(() => lockFolder(folder)).toThrow('not a database');
    const other = newFolder();
    mkdirSync(join(other, 'in-use.lock'), { recursive: true });
    expect(() => lockFolder(other)).toThrow(StoreError);
    const useless = newFolder();
    mkdirSync(useless);
    symlinkSync(join(useless, 'missing', 'lock'), join(useless, 'in-use.lock'));
    expect(() => lockFolder(useless)).toThrow(`DATA_DIR: nothing can be kept in ${useless}`);
  });

  it('make the folders they need, and give up where none can be made', async () => {
    const folder = join(newFolder(), 'far', 'below');
    await add(folder, 'one');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const copy = join(newFolder(), 'far', 'below', 'copy.db');
    expect(backUp(folder, copy)).toBe(copy);
    expect(() => backUp(folder, join(copy, 'below', 'a', 'file.db'))).toThrow('could not be copied');
  });

  it('write over no file, and need something to copy', async () => {
    const folder = await filled('one');
    expect(() => backUp(folder, backUp(folder))).toThrow('there already');
    const empty = newFolder();
    mkdirSync(empty);
    expect(() => backUp(empty)).toThrow('nothing to back up');
  });
});

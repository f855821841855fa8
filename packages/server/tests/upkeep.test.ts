import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backUp, restore } from '../src/storage/backup.ts';
import { databaseFile, lockFolder, openDatabase, openFile, StoreError } from '../src/storage/database.ts';
import { type Migration, migrations, versionOf } from '../src/storage/migrations.ts';
import { SqliteStorage } from '../src/storage/storage.ts';
import { temporaryFolder } from './kit/folder.ts';
import { headerOf } from './kit/header.ts';

const root = temporaryFolder();
let count = 0;
const newFolder = () => join(root, `${count++}`);

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

async function idsIn(folder: string): Promise<string[]> {
  const database = openDatabase(folder);
  const listed = await new SqliteStorage(database).list({});
  database.close();
  return listed.map(({ header }) => header.id).sort();
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

  it('refuse what a newer version has written, and say so', async () => {
    const folder = await filled('one');
    openDatabase(folder, [...migrations, newer]).close();
    expect(() => openDatabase(folder)).toThrow(
      `newer Tavolata (version ${newer.version} of the database; this one knows ${current})`,
    );
  });

  it('that fail leave everything as it was', async () => {
    const folder = await filled('one');
    const broken = { version: newer.version, sql: `${newer.sql}; INSERT INTO nowhere VALUES (1)` };
    expect(() => openDatabase(folder, [...migrations, broken])).toThrow('nowhere');
    expect(await idsIn(folder)).toEqual(['one']);
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

  it('do not put back what is no backup, or is damaged, or newer', async () => {
    const folder = await filled('one');
    const text = join(root, 'text.db');
    writeFileSync(text, 'no database at all, just some words in a file');
    const empty = join(root, 'empty.db');
    openFile(empty).exec('CREATE TABLE other (x)');
    const other = await filled('two');
    openDatabase(other, [...migrations, newer]).close();
    for (const file of [text, empty, databaseFile(other), join(root, 'missing.db')])
      expect(() => restore(folder, file), file).toThrow(StoreError);
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

  it('write over no file, and need something to copy', async () => {
    const folder = await filled('one');
    expect(() => backUp(folder, backUp(folder))).toThrow('there already');
    const empty = newFolder();
    mkdirSync(empty);
    expect(() => backUp(empty)).toThrow('nothing to back up');
  });
});

import { describe, expect, it } from 'vitest';
import { People } from '../../src/people/people.ts';
import { ServerSettings } from '../../src/people/settings.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { SqliteStorage } from '../../src/storage/storage.ts';
import { newFolder } from '../kit/folder.ts';
import { headerOf } from '../kit/header.ts';

async function context() {
  const database = openDatabase(newFolder());
  const storage = new SqliteStorage(database);
  await storage.create(headerOf('one'));
  const people = new People(database, storage);
  const settings = new ServerSettings(database, storage);
  const rows = (table: string): number =>
    (database.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n;
  return { storage, people, settings, rows };
}

describe('what guests without end can make the database keep', () => {
  it('is no wish to be told of their turn, as long as they have no seat', async () => {
    const { people, settings, rows } = await context();
    const wish = () => settings.wish('ada', { way: 'push', data: '{}' });
    const question = { address: 'ada@example.org', holder: 'ada', data: '{}' };
    await expect(wish()).rejects.toMatchObject({ code: 'not-seated' });
    await expect(settings.addresses.ask(question)).rejects.toMatchObject({ code: 'not-seated' });
    expect([rows('notify'), rows('asked')]).toEqual([0, 0]);
    await people.claimSeat('one', 'a', 'ada');
    await wish();
    await settings.addresses.ask(question);
    expect([rows('notify'), rows('asked')]).toEqual([1, 1]);
  });

  it('is not more than 50 devices of a seat', async () => {
    const { people, rows } = await context();
    await people.makeLink({ hash: 'link', table: 'one', kind: 'seat', seat: 'a' });
    const enter = (i: number) => people.addDevice('one', 'a', `guest ${i}`, 'link');
    for (let i = 0; i < 50; i++) await enter(i);
    await expect(enter(50)).rejects.toMatchObject({ code: 'too-many-links' });
    // Whoever is in already may come again.
    await enter(7);
    expect(rows('devices')).toBe(50);
  });

  it('is not more than the last hundred invites to a table that were used', async () => {
    const { people, rows } = await context();
    for (let i = 0; i < 130; i++) {
      await people.makeLink({ hash: `${i}`, table: 'one', kind: 'invite' });
      await people.useLink(`${i}`, 'ada');
      await people.spendLink(`${i}`, 'ada');
    }
    expect(rows('links')).toBeLessThanOrEqual(101);
    expect(people.link('129')).toMatchObject({ isSpent: true });
    expect(people.link('0')).toBeUndefined();
  });
});

it('a seat of a table that is gone is released with it, and not remembered', async () => {
  const { storage, people } = await context();
  await people.claimSeat('one', 'a', 'ada');
  await storage.delete('one');
  await people.releaseSeat('one', 'a');
});

it('a disk that does nothing is not waited for without end', async () => {
  const { storage } = await context();
  const asked = Array.from({ length: 20_001 }, () => storage.group.write(() => undefined));
  await expect(asked.at(-1)).rejects.toThrow('too slow');
  await Promise.all(asked.slice(0, -1));
});

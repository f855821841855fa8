import { existsSync } from 'node:fs';
import { storageContract } from '@tavolata/table/contracts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { MEMORY } from '../../src/config.ts';
import { People } from '../../src/people/people.ts';
import { FileReports } from '../../src/ports/reports.ts';
import { MemoryTableStorage, openMemoryDatabase } from '../../src/storage/memory.ts';
import { temporaryFolder } from '../kit/folder.ts';
import { Guest, me, open } from '../kit/guest.ts';
import { headerOf } from '../kit/header.ts';
import { play } from '../kit/play.ts';
import { serve } from '../kit/server.ts';

storageContract('the storage of a server that keeps nothing', async () => ({
  storage: new MemoryTableStorage(openMemoryDatabase(), { checkpointEvery: 1 }),
}));

describe('a server that keeps nothing', () => {
  it('knows all the same which tables are over, and when they were touched', async () => {
    const server = await serve({ DATA_DIR: MEMORY });
    const [ada, bruno] = [new Guest(server), new Guest(server)];
    const { id } = await ada.create([me('Ada'), open]);
    await bruno.join(await ada.invite(id), 'Bruno');
    await ada.ask('POST', `/tables/${id}/start`);
    const [a, b] = [await ada.line(id), await bruno.line(id)];
    const listed = async () =>
      (await ada.ask<{ over: boolean; touched: number }[]>('GET', '/tables')).body[0];
    const before = await listed();
    await b.command({ do: 'concede' });
    await play(a, 1);
    await a.until(() => a.snapshot.phase === 'over');
    const after = await listed();
    expect([before?.over, after?.over]).toEqual([false, true]);
    expect(after?.touched).toBeGreaterThan(before?.touched ?? 0);
  });

  it('counts nobody’s finished tables as running', async () => {
    const database = openMemoryDatabase();
    const storage = new MemoryTableStorage(database);
    const people = new People(database, storage);
    await storage.create(headerOf('one'));
    await storage.claimSeat('one', 'a', 'ada');
    expect(people.running('ada')).toBe(1);
    await storage.append('one', 0, [{ entry: { t: 'start' }, at: 1 }], true);
    expect(people.running('ada')).toBe(0);
  });

  it('leaves reports where they are looked for, and not in a folder of that name', async () => {
    const folder = temporaryFolder();
    vi.stubEnv('TMPDIR', folder);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const files: string[] = [];
    await new FileReports(MEMORY, (_id, _report, file) => files.push(file)).storeCrash(new Error('crash'));
    expect(files).toEqual([expect.stringContaining(folder)]);
    expect(existsSync(MEMORY)).toBe(false);
  });
});

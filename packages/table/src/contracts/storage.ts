import type { Seat } from '@tavolata/kernel';
import { keyOf } from '@tavolata/kernel/match';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Storage, StorageConflict } from '../ports.ts';
import type { Header } from '../setup/header.ts';
import type { LogLine } from '../state/log-line.ts';
import type { StoredCheckpoint } from '../state/stored.ts';

interface TestedStorage {
  readonly storage: Storage;
  /** The same store, opened again as after a restart; absent where nothing outlives the process. */
  reopen?(): Promise<Storage>;
}

const header = (id: string, created = 1, game = 'sparring'): Header => ({
  id,
  game,
  rules: '1.0',
  schema: 1,
  setup: { seats: ['a', 'b'], options: { variants: ['windy'] } },
  secret: { key: keyOf(`${id} key`), salt: keyOf(`${id} salt`) },
  commitment: keyOf(id),
  seats: { a: { who: 'person', name: 'Zoë «l’Ammazzadraghi» 🐉' }, b: { who: 'open' } },
  pace: { min: 0, max: 0 },
  created,
});

const line = (at: number): LogLine => ({
  entry: { t: 'answer', q: `question ${at}`, seat: 'a', pick: [at, 0], by: 'person' },
  at,
  command: { seat: 'a', n: at, sum: at },
});

const checkpoint = (at: number): StoredCheckpoint => ({
  at,
  rules: '1.0',
  schema: 1,
  state: { core: { seats: ['a'] }, nested: [[1], { deep: '’' }] },
  deeds: [],
  digest: `${at}`,
});

/** What any storage must do: append exactly where it was expected, all or nothing, durable when it says so. */
export function storageContract(name: string, make: () => Promise<TestedStorage>): void {
  let tested: TestedStorage;
  let storage: Storage;
  beforeEach(async () => {
    tested = await make();
    storage = tested.storage;
  });
  describe(`the storage of ${name}`, () => {
    logTests(() => storage);
    listTests(() => storage);
    seatTests(() => storage);
    restartTest(() => tested);
  });
}

function logTests(storage: () => Storage): void {
  it('has what was created, and nothing else', async () => {
    await storage().create(header('one'));
    expect(await storage().load('one')).toEqual({ header: header('one'), lines: [], claims: {} });
    expect(await storage().load('two')).toBeUndefined();
  });

  it('does not create over a match', async () => {
    await storage().create(header('one', 1));
    await expect(storage().create(header('one', 2))).rejects.toBeInstanceOf(StorageConflict);
    expect((await storage().load('one'))?.header.created).toBe(1);
  });

  it('appends in order', async () => {
    await storage().create(header('one'));
    await storage().append('one', 0, [line(1), line(2)], false);
    await storage().append('one', 2, [line(3)], false);
    expect((await storage().load('one'))?.lines).toEqual([line(1), line(2), line(3)]);
  });

  it.each([0, 1, 3, -1])(
    'refuses to append at %i when two lines are there, and stores nothing',
    async expected => {
      await storage().create(header('one'));
      await storage().append('one', 0, [line(1), line(2)], false);
      await expect(storage().append('one', expected, [line(8), line(9)], true)).rejects.toBeInstanceOf(
        StorageConflict,
      );
      expect((await storage().load('one'))?.lines).toEqual([line(1), line(2)]);
      expect((await storage().list({}))[0]?.over).toBe(false);
    },
  );

  it('lets one of two writers win', async () => {
    await storage().create(header('one'));
    const both = [
      storage().append('one', 0, [line(1), line(2)], false),
      storage().append('one', 0, [line(3)], false),
    ];
    const settled = await Promise.allSettled(both);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const lines = (await storage().load('one'))?.lines;
    expect(lines).toEqual(settled[0]?.status === 'fulfilled' ? [line(1), line(2)] : [line(3)]);
  });

  it('knows no match that was never created, or was deleted', async () => {
    await expect(storage().append('none', 0, [line(1)], false)).rejects.toBeInstanceOf(StorageConflict);
    await storage().create(header('one'));
    await storage().append('one', 0, [line(1)], false);
    await storage().delete('one');
    expect(await storage().load('one')).toBeUndefined();
    await expect(storage().append('one', 1, [line(2)], false)).rejects.toBeInstanceOf(StorageConflict);
    expect(await storage().list({})).toEqual([]);
    await storage().create(header('one', 5));
    expect(await storage().load('one')).toEqual({ header: header('one', 5), lines: [], claims: {} });
  });

  it('keeps the last checkpoint', async () => {
    await storage().create(header('one'));
    await storage().checkpoint('one', checkpoint(1), []);
    await storage().checkpoint('one', checkpoint(2), []);
    expect((await storage().load('one'))?.checkpoint).toEqual(checkpoint(2));
  });

  it('keeps matches apart', async () => {
    await storage().create(header('one'));
    await storage().create(header('two'));
    await storage().append('one', 0, [line(1)], false);
    await storage().checkpoint('one', checkpoint(1), []);
    await storage().claimSeat('one', 'a', 'hash');
    expect(await storage().load('two')).toEqual({ header: header('two'), lines: [], claims: {} });
  });
}

function listTests(storage: () => Storage): void {
  const ids = async (filter: Parameters<Storage['list']>[0]) =>
    (await storage().list(filter)).map(listed => listed.header.id);

  it('lists, newest first, what is asked for', async () => {
    await storage().create(header('old', 1));
    await storage().create(header('new', 3));
    await storage().create(header('other', 2, 'magpies'));
    await storage().append('old', 0, [line(1), line(2)], true);
    await storage().claimSeat('other', 'b', 'mine');
    await storage().claimSeat('new', 'a', 'yours');
    expect(await ids({})).toEqual(['new', 'other', 'old']);
    expect(await ids({ game: 'sparring' })).toEqual(['new', 'old']);
    expect(await ids({ over: true })).toEqual(['old']);
    expect(await ids({ over: false, game: 'sparring' })).toEqual(['new']);
    expect(await ids({ holder: 'mine' })).toEqual(['other']);
    expect(await storage().list({ over: true })).toEqual([
      { header: header('old', 1), length: 2, over: true, claims: {} },
    ]);
  });

  it('lists a match as running again if it goes on', async () => {
    await storage().create(header('one'));
    await storage().append('one', 0, [line(1)], true);
    await storage().append('one', 1, [line(2)], false);
    expect(await ids({ over: true })).toEqual([]);
  });
}

function seatTests(storage: () => Storage): void {
  it('gives a seat to one token only', async () => {
    await storage().create(header('one'));
    const claims = await Promise.all(['x', 'y', 'z'].map(hash => storage().claimSeat('one', 'b', hash)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    const holder = ['x', 'y', 'z'][claims.indexOf(true)];
    expect((await storage().load('one'))?.claims).toEqual({ b: holder });
    expect(await storage().claimSeat('one', 'a', 'x')).toBe(true);
  });

  it('gives a released seat again', async () => {
    await storage().create(header('one'));
    const seat: Seat = 'a';
    await storage().claimSeat('one', seat, 'x');
    await storage().releaseSeat('one', seat);
    expect((await storage().load('one'))?.claims).toEqual({});
    expect(await storage().claimSeat('one', seat, 'y')).toBe(true);
  });
}

function restartTest(tested: () => TestedStorage): void {
  it('has everything after a restart, where anything can', async () => {
    const { storage, reopen } = tested();
    await storage.create(header('one'));
    await storage.append('one', 0, [line(1)], true);
    await storage.checkpoint('one', checkpoint(1), []);
    await storage.claimSeat('one', 'a', 'hash');
    const before = await storage.load('one');
    if (!reopen) return;
    const again = await reopen();
    expect(await again.load('one')).toEqual(before);
    expect(await again.list({})).toEqual(await storage.list({}));
  });
}

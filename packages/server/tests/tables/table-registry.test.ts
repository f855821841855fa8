import type { Viewer } from '@tavolata/kernel';
import { type Header, Table } from '@tavolata/table';
import { stones } from '@tavolata/testing/toys';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { anyGame } from '../../src/games.ts';
import { StoreError } from '../../src/storage/errors.ts';
import type { LiveTable } from '../../src/tables/live-table.ts';
import { UnreadableTable } from '../../src/tables/unreadable.ts';
import { door } from '../kit/door.ts';
import { hallOver, plan, SlowStorage, UNHEARD } from '../kit/registry.ts';

describe('what happens at a table', () => {
  /** A match of two that has begun, with what was made known of it since. */
  async function playing() {
    const known: string[] = [];
    const { registry, clock } = hallOver(new SlowStorage(), {
      events: {
        ...UNHEARD,
        activity: () => void known.push('stirred'),
        changed: (_, { phase, waiting }) => void known.push(`${phase}, ${waiting.join()} is waited for`),
        asked: () => void known.push('another question'),
      },
    });
    const live = (await registry.create(anyGame(stones), plan)) as LiveTable;
    await live.table.start();
    const questions: Partial<Record<Viewer, string | undefined>> = {};
    for (const seat of ['a', 'b'] as const)
      live.table.subscribe(seat, ({ viewer, snapshot }) => {
        questions[viewer] = snapshot.asked?.q;
      });
    await live.table.idle();
    live.updateStatus();
    known.length = 0;
    const numbers = { a: 0, b: 0 };
    const take = async (seat: 'a' | 'b', stones: number): Promise<void> => {
      await clock.pass(1);
      const answer = { n: ++numbers[seat], do: 'answer', q: questions[seat], pick: stones - 1 };
      expect(await live.command(seat, answer)).toMatchObject({ ok: true });
    };
    return { live, known, take };
  }

  it('is made known once for many answers, when somebody looks', async () => {
    const { live, known, take } = await playing();
    await take('a', 1);
    await take('b', 1);
    await take('a', 1);
    expect(known).toEqual(['stirred']);
    live.updateStatus();
    live.updateStatus();
    expect(known.slice(1)).toEqual(['playing, b is waited for', 'another question']);
    await take('b', 1);
    expect(known.at(-1)).toBe('stirred');
    await take('a', 1);
    live.updateStatus();
    expect(known.slice(-2)).toEqual(['stirred', 'another question']);
  });

  it('is true for whoever asks, looked at or not', async () => {
    const { live, take } = await playing();
    await take('a', 1);
    expect(live.status?.waiting).toEqual(['b']);
  });

  it('is made known at once when it is over', async () => {
    const { known, take } = await playing();
    for (const seat of ['a', 'b', 'a'] as const) await take(seat, 3);
    expect(known).toEqual(['stirred']);
    await take('b', 1);
    expect(known).toContain('over,  is waited for');
  });
});

it('a table that nobody has used for long is put away, but not from under somebody who has just asked for it', async () => {
  const { registry } = hallOver(new SlowStorage());
  const live = (await registry.create(anyGame(stones), plan)) as LiveTable;
  const longAgo = performance.now() - 3_600_000;
  live.touched = longAgo;
  expect(await registry.open('one')).toBe(live);
  registry.sweep();
  expect(registry.live.get('one')).toBe(live);
  live.touched = longAgo;
  registry.sweep();
  expect(registry.live.get('one')).toBeUndefined();
});

it('a table with a clock is put away too, unless that is about to ring', async () => {
  const { registry, clock } = hallOver(new SlowStorage());
  const rules = { budget: 600_000, bonus: 0, warning: 60_000, patience: 0 };
  const unused = async (id: string): Promise<void> => {
    const live = (await registry.create(anyGame(stones), { ...plan, id, clock: rules })) as LiveTable;
    await live.table.start();
    await live.table.idle();
    expect(live.status?.waiting).toEqual(['a']);
  };
  await unused('rings in a minute');
  await clock.pass(480_000);
  await unused('rings later');
  registry.sweep(performance.now() + 3_600_000);
  expect([...registry.live.keys()]).toEqual(['rings in a minute']);
});

it('puts away the longest unused, however fast somebody opens one after the other', async () => {
  const { registry } = hallOver(new SlowStorage());
  const ids = Array.from({ length: 60 }, (_, i) => `table${i}`);
  for (const id of ids) {
    const live = await registry.create(anyGame(stones), { ...plan, id });
    if ('code' in live) throw new Error(live.code);
    // Made within a millisecond, they would be of one age.
    live.touched = performance.now() - 1000 + ids.indexOf(id);
  }
  registry.sweep();
  await vi.waitFor(() => expect([...registry.live.keys()]).toEqual(ids.slice(10)));
});

describe('a table that could not be opened', () => {
  const failing = (error: Error) => {
    const load = vi.spyOn(Table, 'load').mockRejectedValue(error);
    onTestFinished(() => load.mockRestore());
    return load;
  };

  it('is played again for whoever asks next, if that may help', async () => {
    const { registry } = hallOver(new SlowStorage());
    const load = failing(new StoreError('the disk is busy'));
    for (let i = 0; i < 3; i++) await expect(registry.open('one')).rejects.toThrow('the disk is busy');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is not, if it never can be; and can be deleted', async () => {
    const { registry, storage } = hallOver(new SlowStorage());
    const load = failing(new Error('its log makes no sense'));
    for (let i = 0; i < 3; i++) await expect(registry.open('one')).rejects.toBeInstanceOf(UnreadableTable);
    expect(load).toHaveBeenCalledTimes(1);
    storage.allowed.open();
    await registry.delete('one');
    expect(await registry.open('one')).toBeUndefined();
  });
});

describe('a table of which nobody can make a picture', () => {
  function blind() {
    const seen = vi.spyOn(Table.prototype, 'subscribe').mockImplementation(() => () => undefined);
    onTestFinished(() => seen.mockRestore());
  }

  it('is unreadable for whoever opens it, and does not stay', async () => {
    const { registry, storage } = hallOver(new SlowStorage());
    await registry.create(anyGame(stones), plan);
    await registry.close();
    const { registry: next } = hallOver(storage);
    blind();
    await expect(next.open('one')).rejects.toBeInstanceOf(UnreadableTable);
    expect([...next.live.keys()]).toEqual([]);
  });

  it('is not made', async () => {
    const { registry } = hallOver(new SlowStorage());
    blind();
    await expect(registry.create(anyGame(stones), plan)).rejects.toBeInstanceOf(UnreadableTable);
    expect([...registry.live.keys()]).toEqual([]);
  });
});

it('a table that is being made when the registry is closed is closed too', async () => {
  const [reached, allowed] = [door(), door()];
  class SlowMaker extends SlowStorage {
    override async create(header: Header): Promise<void> {
      await super.create(header);
      reached.open();
      await allowed.opened;
    }
  }
  const { registry } = hallOver(new SlowMaker());
  const made = registry.create(anyGame(stones), plan);
  await reached.opened;
  const closed = registry.close();
  allowed.open();
  await Promise.all([made, closed]);
  expect([...registry.live.keys()]).toEqual([]);
  await expect(registry.create(anyGame(stones), { ...plan, id: 'two' })).rejects.toThrow('closed');
});

import { ManualClock } from '@tavolata/table';
import { stones } from '@tavolata/testing/toys';
import { describe, expect, it, vi } from 'vitest';
import { anyGame, gamesOf } from '../../src/games.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { bot, Guest, me } from '../kit/guest.ts';
import { serve } from '../kit/server.ts';

const MINUTE = 60_000;
const CLOCK = { budget: 60 * MINUTE, bonus: 0, warning: 40 * MINUTE, patience: 0 };
/** As many as stay in memory though nobody uses them, and the one that was just made. */
const MOST_IN_MEMORY = 51;

/** Ada founds tables with a clock and goes to none of them; it is her turn at each. Time passes when told to. */
async function context() {
  const clock = new ManualClock(1_000_000);
  const server = await serve({}, { clock, games: gamesOf(anyGame(stones)) });
  const ada = new Guest(server);
  const options = { heap: 1 };
  const create = () => ada.create([me('Ada'), bot()], { game: 'stones', options, clock: CLOCK });
  /** Makes `count` tables and returns the last; the first alone, since it makes Ada a guest. */
  const found = async (count: number): Promise<string> => {
    const { id } = await create();
    const more = await Promise.all(Array.from({ length: count - 1 }, create));
    return more.at(-1)?.id ?? id;
  };
  const inMemory = async (): Promise<number> => {
    const figures = await (await fetch(`${server.url}/metrics`)).text();
    return Number(/^tavolata_tables (\d+)$/m.exec(figures)?.[1]);
  };
  const running = async (): Promise<number> =>
    (await ada.ask<{ over: boolean }[]>('GET', '/tables')).body.filter(({ over }) => !over).length;
  return { server, clock, ada, found, inMemory, running };
}

describe('tables with a clock where nobody is', () => {
  it('leave memory, and come back when the clock is about to ring', async () => {
    const { clock, found, inMemory, running } = await context();
    await found(80);
    await vi.waitFor(async () => expect(await inMemory()).toBeLessThanOrEqual(MOST_IN_MEMORY));
    expect(await running()).toBe(80);
    await clock.pass(59 * MINUTE);
    expect(await running()).toBe(80);
    // Of a heap of one stone, the default answer is the last.
    while ((await running()) > 0) await clock.pass(MINUTE);
  });

  it('come back after a restart too', async () => {
    const { server, clock, found, running } = await context();
    await found(60);
    await server.restart();
    expect(await running()).toBe(60);
    while ((await running()) > 0) await clock.pass(MINUTE);
  });

  it('give nobody time for having been away', async () => {
    const { clock, ada, found } = await context();
    const id = await found(1);
    await clock.pass(50 * MINUTE);
    await found(60);
    const { snapshot } = await ada.line(id);
    expect(snapshot.clock?.a).toEqual({ left: 10 * MINUTE, since: clock.now(), warned: true });
  });

  it('are known to be due while they are in memory, should the process be killed', async () => {
    const { server, clock, ada, found } = await context();
    const id = await found(1);
    const database = openDatabase(server.config.dataDir);
    const due = () => database.prepare('SELECT at, clocks FROM due').all();
    const at = clock.now() + CLOCK.budget - CLOCK.warning;
    await vi.waitFor(() => expect(due()).toEqual([{ at, clocks: null }]), 10_000);
    const line = await ada.line(id);
    await line.command({ do: 'more-time', seat: 'a' });
    await clock.pass(1000);
    await vi.waitFor(() => expect(due()).toEqual([{ at: at + CLOCK.budget / 2, clocks: null }]), 10_000);
    await line.answer(0);
    await clock.pass(1000);
    await vi.waitFor(() => expect(due()).toEqual([{ at: null, clocks: null }]), 10_000);
    database.close();
  });
});

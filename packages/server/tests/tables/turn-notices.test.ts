import type { Seat } from '@tavolata/kernel';
import { ManualClock } from '@tavolata/table';
import { expect, it } from 'vitest';
import type { LiveTable } from '../../src/tables/live-table.ts';
import type { TableStatus } from '../../src/tables/status.ts';
import { TurnNotices } from '../../src/tables/turn-notices.ts';

const waitingFor = (...waiting: readonly Seat[]): TableStatus => ({
  phase: 'playing',
  seats: [
    { seat: 'a', who: 'person', name: 'Ada', left: false },
    { seat: 'b', who: 'person', name: 'Bruno', left: false },
  ],
  waiting,
});

/** A table that does as it is told. */
function table() {
  const clock = new ManualClock(0);
  const told: Seat[] = [];
  const turns = new TurnNotices(
    clock,
    30_000,
    ({ seat }) => void told.push(seat),
    () => undefined,
  );
  const live = {
    id: 'table',
    table: { header: { game: 'stones' } },
    status: undefined as TableStatus | undefined,
  };
  const change = (status: TableStatus): void => {
    live.status = status;
    turns.changed(live as LiveTable, status);
  };
  return { clock, told, turns, live: live as LiveTable, change };
}

it('whoever is asked again right after an answer is told again, also long after the first time', async () => {
  const { clock, told, turns, live, change } = table();
  change(waitingFor('a'));
  await clock.pass(600_000);
  expect(told).toEqual(['a']);
  turns.asks(live);
  await clock.pass(29_000);
  expect(told).toEqual(['a']);
  await clock.pass(11_000);
  expect(told).toEqual(['a', 'a']);
});

it('nothing is kept and no time is taken once everybody was told', async () => {
  const { clock, told, change } = table();
  change(waitingFor('a', 'b'));
  expect(clock.next).toBeDefined();
  await clock.pass(60_000);
  expect([told, clock.next]).toEqual([['a', 'b'], undefined]);
});

it('whoever answers in time is not told, and whoever is waited for still is', async () => {
  const { clock, told, change } = table();
  change(waitingFor('a', 'b'));
  await clock.pass(20_000);
  change(waitingFor('b'));
  await clock.pass(60_000);
  expect(told).toEqual(['b']);
});

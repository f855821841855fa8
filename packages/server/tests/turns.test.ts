import type { Seat } from '@tavolata/kernel';
import { ManualClock } from '@tavolata/table';
import { expect, it } from 'vitest';
import type { Live } from '../src/hall/live.ts';
import type { Status } from '../src/hall/status.ts';
import { Turns } from '../src/notices/turns.ts';

const waitingFor = (...waiting: readonly Seat[]): Status => ({
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
  const turns = new Turns(
    clock,
    30_000,
    ({ seat }) => void told.push(seat),
    () => undefined,
  );
  const live = {
    id: 'table',
    table: { header: { game: 'stones' } },
    status: undefined as Status | undefined,
  };
  const change = (status: Status): void => {
    live.status = status;
    turns.changed(live as Live, status);
  };
  return { clock, told, turns, live: live as Live, change };
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

import type { SeatClock } from '@tavolata/table';
import { expect, test } from 'vitest';
import type { TableSnapshot } from '../../../src/session/session.ts';
import { shortOfTime } from '../../../src/table/time/short-of-time.ts';

const running = { left: 5000, since: 1, warned: true } as SeatClock;
const table = (viewer: string, clock: Record<string, SeatClock>): TableSnapshot =>
  ({ viewer, snapshot: { clock } }) as unknown as TableSnapshot;

test('my own time is table before anybody else’s', () => {
  expect(shortOfTime(table('b', { a: running, b: running }))?.seat).toBe('b');
  expect(shortOfTime(table('c', { a: running, b: running }))?.seat).toBe('a');
});

test('a clock that stands still, or has time enough, is nobody’s worry', () => {
  const { since, ...paused } = running;
  const calm = { left: 60_000, since: 1 } as SeatClock;
  expect(shortOfTime(table('a', { a: paused as SeatClock, b: calm }))).toBeUndefined();
});

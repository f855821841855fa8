import type { SeatClock } from '@tavolata/table';
import { expect, test } from 'vitest';
import type { Told } from '../src/session/session.ts';
import { shortOfTime } from '../src/table/short-of-time.ts';

const running = { left: 5000, since: 1, warned: true } as SeatClock;
const told = (viewer: string, clock: Record<string, SeatClock>): Told =>
  ({ viewer, picture: { clock } }) as unknown as Told;

test('my own time is told before anybody else’s', () => {
  expect(shortOfTime(told('b', { a: running, b: running }))?.seat).toBe('b');
  expect(shortOfTime(told('c', { a: running, b: running }))?.seat).toBe('a');
});

test('a clock that stands still, or has time enough, is nobody’s worry', () => {
  const { since, ...paused } = running;
  const calm = { left: 60_000, since: 1 } as SeatClock;
  expect(shortOfTime(told('a', { a: paused as SeatClock, b: calm }))).toBeUndefined();
});

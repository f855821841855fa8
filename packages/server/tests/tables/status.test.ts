import type { SeatSnapshot } from '@tavolata/table';
import { expect, test } from 'vitest';
import { isQuiet, statusOf, type TableStatus } from '../../src/tables/status.ts';

const seats: SeatSnapshot['seats'] = [{ seat: 'a', who: 'person', name: 'Ada', here: true, left: false }];
const snapshot: SeatSnapshot = { phase: 'playing', seats, waiting: ['a'] };
const owing = snapshot.waiting;

test('a status is new when the turn is, and nothing else has changed', () => {
  const first = statusOf(snapshot, { turn: 1, since: 5, owing }, undefined, undefined);
  expect(first).toEqual({
    phase: 'playing',
    seats: [{ seat: 'a', who: 'person', name: 'Ada', left: false }],
    waiting: ['a'],
    owing,
    turn: 1,
    since: 5,
  });
  expect(statusOf(snapshot, { turn: 1, since: 6, owing }, first, seats)).toBe(first);
  expect(statusOf(snapshot, { turn: 2, since: 7, owing }, first, seats)).toEqual({
    ...first,
    turn: 2,
    since: 7,
  });
});

test('a status is new when somebody has answered, whatever others see', () => {
  const first = statusOf(snapshot, { turn: 1, since: 5, owing }, undefined, undefined);
  expect(statusOf(snapshot, { turn: 1, since: 5, owing: [] }, first, seats)).toEqual({ ...first, owing: [] });
});

test('where nobody counts turns, there is none', () => {
  expect(statusOf(snapshot, { turn: undefined, since: 5, owing }, undefined, undefined)).not.toHaveProperty(
    'turn',
  );
});

test('a table is quiet where no bot is asked', () => {
  const places: TableStatus['seats'] = [
    { seat: 'a', who: 'person', name: 'Ada', left: false },
    { seat: 'b', who: 'bot', name: 'Ombra', level: 'normal', left: false },
    { seat: 'c', who: 'open', left: false },
  ];
  const quiet = (...waiting: TableStatus['waiting']) => isQuiet({ phase: 'playing', seats: places, waiting });
  expect([quiet('a'), quiet('c'), quiet('a', 'c')]).toEqual([true, true, true]);
  expect([quiet('b'), quiet('a', 'b')]).toEqual([false, false]);
});

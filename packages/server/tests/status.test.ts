import type { Picture } from '@tavolata/table';
import { expect, test } from 'vitest';
import { isQuiet, type Status, statusOf } from '../src/hall/status.ts';

const seats: Picture['seats'] = [{ seat: 'a', who: 'person', name: 'Ada', here: true, left: false }];
const picture: Picture = { phase: 'playing', seats, waiting: ['a'] };
const owing = picture.waiting;

test('a status is new when the turn is, and nothing else has changed', () => {
  const first = statusOf(picture, { turn: 1, since: 5, owing }, undefined, undefined);
  expect(first).toEqual({
    phase: 'playing',
    seats: [{ seat: 'a', who: 'person', name: 'Ada', left: false }],
    waiting: ['a'],
    owing,
    turn: 1,
    since: 5,
  });
  expect(statusOf(picture, { turn: 1, since: 6, owing }, first, seats)).toBe(first);
  expect(statusOf(picture, { turn: 2, since: 7, owing }, first, seats)).toEqual({
    ...first,
    turn: 2,
    since: 7,
  });
});

test('a status is new when somebody has answered, whatever others see', () => {
  const first = statusOf(picture, { turn: 1, since: 5, owing }, undefined, undefined);
  expect(statusOf(picture, { turn: 1, since: 5, owing: [] }, first, seats)).toEqual({ ...first, owing: [] });
});

test('where nobody counts turns, there is none', () => {
  expect(statusOf(picture, { turn: undefined, since: 5, owing }, undefined, undefined)).not.toHaveProperty(
    'turn',
  );
});

test('a table is quiet where neither a bot nor a clock does anything by itself', () => {
  const places: Status['seats'] = [
    { seat: 'a', who: 'person', name: 'Ada', left: false },
    { seat: 'b', who: 'bot', name: 'Ombra', level: 'normal', left: false },
    { seat: 'c', who: 'open', left: false },
  ];
  const quiet = (waiting: Status['waiting'], hasClock: boolean) =>
    isQuiet({ phase: 'playing', seats: places, waiting }, hasClock);
  expect([quiet(['a'], false), quiet(['c'], false), quiet(['c'], true)]).toEqual([true, true, true]);
  expect([quiet(['b'], false), quiet(['a', 'b'], false), quiet(['a'], true)]).toEqual([false, false, false]);
});

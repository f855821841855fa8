import type { Picture } from '@tavolata/table';
import { expect, test } from 'vitest';
import { statusOf } from '../src/hall/status.ts';

const seats: Picture['seats'] = [{ seat: 'a', who: 'person', name: 'Ada', here: true, left: false }];
const picture: Picture = { phase: 'playing', seats, waiting: ['a'] };

test('a status is new when the turn is, and nothing else has changed', () => {
  const first = statusOf(picture, 1, undefined, undefined);
  expect(first).toEqual({
    phase: 'playing',
    seats: [{ seat: 'a', who: 'person', name: 'Ada', left: false }],
    waiting: ['a'],
    turn: 1,
  });
  expect(statusOf(picture, 1, first, seats)).toBe(first);
  expect(statusOf(picture, 2, first, seats)).toEqual({ ...first, turn: 2 });
});

test('where nobody counts turns, there is none', () => {
  expect(statusOf(picture, undefined, undefined, undefined)).not.toHaveProperty('turn');
});

import { expect, test } from 'vitest';
import { roundFrom } from '../src/seats/round.ts';

test('round the table one is last, and whoever only watches sees them as they sit', () => {
  expect(roundFrom('b', ['a', 'b', 'c', 'd'])).toEqual(['c', 'd', 'a', 'b']);
  expect(roundFrom('d', ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
  expect(roundFrom(undefined, ['a', 'b'])).toEqual(['a', 'b']);
});

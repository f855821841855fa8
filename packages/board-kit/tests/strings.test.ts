import { expect, test } from 'vitest';
import { classes, listed, signed } from '../src/words/strings.ts';

test('of classes and descriptions only those are there that apply; a zero is one', () => {
  expect(classes('card', false, undefined, '', 'lit')).toBe('card lit');
  expect(listed('Ada', false, '', 0, undefined, 'two souls')).toBe('Ada, 0, two souls');
});

test('addends have their sign', () => {
  expect([2, 0, -1].map(signed)).toEqual(['+2', '+0', '−1']);
});

import { expect, test } from 'vitest';
import { canonical, digest, emptyCore, keyOf } from '../src/index.ts';

test('equal data has equal text, however it was built', () => {
  expect(canonical({ b: [1, { d: 'x', c: true }], a: 'y' })).toBe('{"a":"y","b":[1,{"c":true,"d":"x"}]}');
  expect(canonical({ a: undefined, b: 1 })).toBe(canonical({ b: 1 }));
});

test('order counts in lists and not among keys', () => {
  expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
  expect(canonical({ x: 1, y: 2 })).toBe(canonical({ y: 2, x: 1 }));
});

test('a digest tells positions apart and never changes: old files carry it', () => {
  const core = emptyCore(['a', 'b']);
  expect(digest({ core })).toBe('02275c0e0c30093f');
  const others = [1, 2, 3, 4].map(steps => digest({ core: { ...core, steps } }));
  expect(new Set(others).size).toBe(4);
  expect(keyOf('x')).toBe('2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881');
});

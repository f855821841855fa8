import { expect, test } from 'vitest';
import { emptyCore } from '../../src/index.ts';
import { canonicalJson, digestOf, keyOf } from '../../src/match/index.ts';

test('equal data has equal text, however it was built', () => {
  expect(canonicalJson({ b: [1, { d: 'x', c: true }], a: 'y' })).toBe('{"a":"y","b":[1,{"c":true,"d":"x"}]}');
  expect(canonicalJson({ a: undefined, b: 1 })).toBe(canonicalJson({ b: 1 }));
});

test('order counts in lists and not among keys', () => {
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
  expect(canonicalJson({ x: 1, y: 2 })).toBe(canonicalJson({ y: 2, x: 1 }));
});

test('a digest tells positions apart and never changes: old files carry it', () => {
  const core = emptyCore(['a', 'b']);
  expect(digestOf({ core })).toBe('02275c0e0c30093f');
  const others = [1, 2, 3, 4].map(steps => digestOf({ core: { ...core, steps } }));
  expect(new Set(others).size).toBe(4);
  expect(keyOf('x')).toBe('2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881');
});

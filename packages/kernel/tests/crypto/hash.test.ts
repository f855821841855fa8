import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hash, hashOf } from '../../src/crypto/hash.ts';

/** Logs and files hold these: they must never be others. */
it('a hash is the same for ever', () => {
  expect(hash('')).toBe('811c9dc51b873593');
  expect(hashOf({ prompt: 'take', options: [{ key: 'take', value: 2 }], fallback: 0 })).toBe(
    '24102602add1aa79',
  );
});

it('a hash does not hang on those before it, however many there were', () => {
  const texts = Array.from({ length: 5000 }, (_, i) => `question ${i}`);
  const first = texts.map(hash);
  expect(new Set(first).size).toBe(texts.length);
  expect(texts.toReversed().map(hash).toReversed()).toEqual(first);
});

it('what differs has another hash, and one key can be left out', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue(), (record, value) => {
      expect(hashOf({ ...record, denied: value }, 'denied')).toBe(hashOf(record, 'denied'));
      expect(hashOf({ record })).not.toBe(hashOf({ record: [record] }));
    }),
    { seed: 1, numRuns: 500 },
  );
});

import { expect, test } from 'vitest';
import { type CardId, fingerprint, type PickAsk } from '../src/index.ts';

const ask: PickAsk = {
  kind: 'pick',
  seat: 'a',
  prompt: 'destroy',
  rule: 'R-1',
  options: [{ key: 'card', card: 1_000_003 as CardId }, { key: 'pass' }],
  fallback: 1,
};

test('why something is not on offer is no part of the question', () => {
  const denied = [{ option: { key: 'other' }, reason: 'too-late', rule: 'R-2' }];
  expect(fingerprint({ ...ask, denied })).toBe(fingerprint(ask));
});

test('anything else is', () => {
  const others: PickAsk[] = [
    { ...ask, seat: 'b' },
    { ...ask, prompt: 'discard' },
    { ...ask, rule: 'R-2' },
    { ...ask, fallback: 0 },
    { ...ask, source: 1_000_001 as CardId },
    { ...ask, params: { n: 1 } },
    { ...ask, options: [...ask.options].reverse() },
    { ...ask, options: ask.options.slice(0, 1) },
    { ...ask, options: [{ key: 'card', card: 1_000_004 as CardId }, { key: 'pass' }] },
  ];
  const prints = new Set([ask, ...others].map(fingerprint));
  expect(prints.size).toBe(others.length + 1);
});

test('it never changes: logs of old matches carry it', () => {
  expect(fingerprint(ask)).toBe('c06a447c66013115');
});

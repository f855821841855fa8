import { expect, test } from 'vitest';
import type { CardId, PickQuestion } from '../../src/index.ts';
import { fingerprint } from '../../src/match/index.ts';

const question: PickQuestion = {
  kind: 'pick',
  seat: 'a',
  prompt: 'destroy',
  rule: 'R-1',
  options: [{ key: 'card', card: 1_000_003 as CardId }, { key: 'pass' }],
  fallback: 1,
};

test('why something is not on offer is no part of the question', () => {
  const denied = [{ option: { key: 'other' }, reason: 'too-late', rule: 'R-2' }];
  expect(fingerprint({ ...question, denied })).toBe(fingerprint(question));
});

test('anything else is', () => {
  const others: PickQuestion[] = [
    { ...question, seat: 'b' },
    { ...question, prompt: 'discard' },
    { ...question, rule: 'R-2' },
    { ...question, fallback: 0 },
    { ...question, source: 1_000_001 as CardId },
    { ...question, params: { n: 1 } },
    { ...question, options: [...question.options].reverse() },
    { ...question, options: question.options.slice(0, 1) },
    { ...question, options: [{ key: 'card', card: 1_000_004 as CardId }, { key: 'pass' }] },
  ];
  const prints = new Set([question, ...others].map(fingerprint));
  expect(prints.size).toBe(others.length + 1);
});

test('it never changes: logs of old matches carry it', () => {
  expect(fingerprint(question)).toBe('c06a447c66013115');
});

import { describe, expect, test } from 'vitest';
import { isForced, type Question, type WrongPick, wrongWith } from '../../src/index.ts';

const options = ['x', 'y', 'z', 'w'].map(key => ({ key }));
const base = { seat: 'a', prompt: 'p', options } as const;
type Verdicts = readonly (readonly [unknown, WrongPick | undefined])[];

const judged = (question: Question, verdicts: Verdicts) => {
  for (const [pick, verdict] of verdicts) expect([pick, wrongWith(question, pick)]).toEqual([pick, verdict]);
};

describe('an answer is legal only as an index of what was offered', () => {
  test('one of the options', () => {
    judged({ ...base, kind: 'pick', fallback: 0 }, [
      [0, undefined],
      [3, undefined],
      [4, 'not-an-option'],
      [-1, 'not-an-option'],
      [0.5, 'not-an-option'],
      [Number.NaN, 'not-an-option'],
      ['0', 'wrong-shape'],
      [[0], 'wrong-shape'],
      [true, 'wrong-shape'],
      [undefined, 'wrong-shape'],
      [null, 'wrong-shape'],
    ]);
  });

  test('several, each once, within the bounds', () => {
    judged({ ...base, kind: 'some', min: 1, max: 2, fallback: [0] }, [
      [[0], undefined],
      [[3, 0], undefined],
      [[], 'too-few'],
      [[0, 1, 2], 'too-many'],
      [[1, 1], 'picked-twice'],
      [[4], 'not-an-option'],
      [['0'], 'not-an-option'],
      [Array(1), 'not-an-option'],
      [0, 'wrong-shape'],
      [{ length: 1, 0: 0 }, 'wrong-shape'],
    ]);
  });

  test('several whose weights stay within every limit', () => {
    const limits = [
      { weights: [1, 2, 3, 4], min: 3, max: 5 },
      { weights: [1, 0, 0, 1], max: 1 },
    ];
    judged({ ...base, kind: 'some', min: 0, max: 4, limits, fallback: [2] }, [
      [[2], undefined],
      [[0, 1], undefined],
      [[3], undefined],
      [[1], 'breaks-limit'],
      [[1, 3], 'breaks-limit'],
      [[0, 3], 'breaks-limit'],
      [[], 'breaks-limit'],
    ]);
  });

  test('all of them, in any order', () => {
    judged({ ...base, kind: 'order', fallback: [0, 1, 2, 3] }, [
      [[3, 1, 0, 2], undefined],
      [[0, 1, 2], 'too-few'],
      [[0, 1, 2, 2], 'picked-twice'],
      [[0, 1, 2, 4], 'not-an-option'],
      [[0, 1, 2, 3, 0], 'picked-twice'],
      ['0123', 'wrong-shape'],
    ]);
  });

  test('a whole number within the bounds', () => {
    judged({ seat: 'a', prompt: 'p', kind: 'number', min: -1, max: 2, fallback: 0 }, [
      [-1, undefined],
      [2, undefined],
      [3, 'out-of-range'],
      [-2, 'out-of-range'],
      [0.5, 'wrong-shape'],
      [Number.POSITIVE_INFINITY, 'wrong-shape'],
      ['1', 'wrong-shape'],
      [[1], 'wrong-shape'],
    ]);
  });

  test('yes or no, and nothing that only looks like it', () => {
    judged({ seat: 'a', prompt: 'p', kind: 'yes-no', fallback: false }, [
      [true, undefined],
      [false, undefined],
      [0, 'wrong-shape'],
      ['yes', 'wrong-shape'],
      [undefined, 'wrong-shape'],
    ]);
  });

  test('shares, each within its bounds and all within the total', () => {
    const each = [
      { min: 0, max: 2 },
      { min: 1, max: 3 },
    ];
    const two = options.slice(0, 2);
    judged({ ...base, options: two, kind: 'assign', each, total: { min: 2, max: 4 }, fallback: [1, 1] }, [
      [[1, 1], undefined],
      [[2, 2], undefined],
      [[2, 3], 'breaks-limit'],
      [[0, 1], 'breaks-limit'],
      [[3, 1], 'out-of-range'],
      [[1, 0], 'out-of-range'],
      [[2], 'wrong-shape'],
      [[1, 1, 1], 'wrong-shape'],
      [[0.5, 1.5], 'wrong-shape'],
      [[1, '1'], 'wrong-shape'],
      [Array(2), 'wrong-shape'],
      [2, 'wrong-shape'],
    ]);
  });
});

describe('a question is forced when it can be answered in one way only', () => {
  const one = options.slice(0, 1);
  const cases: readonly (readonly [string, Question, boolean])[] = [
    ['one option', { ...base, options: one, kind: 'pick', fallback: 0 }, true],
    ['two options', { ...base, kind: 'pick', fallback: 0 }, false],
    ['all that there are', { ...base, kind: 'some', min: 4, max: 4, fallback: [0, 1, 2, 3] }, true],
    ['none allowed', { ...base, kind: 'some', min: 0, max: 0, fallback: [] }, true],
    ['some or none', { ...base, kind: 'some', min: 0, max: 1, fallback: [] }, false],
    ['an order of one', { ...base, options: one, kind: 'order', fallback: [0] }, true],
    ['an order of four', { ...base, kind: 'order', fallback: [0, 1, 2, 3] }, false],
    ['one number', { seat: 'a', prompt: 'p', kind: 'number', min: 3, max: 3, fallback: 3 }, true],
    ['two numbers', { seat: 'a', prompt: 'p', kind: 'number', min: 3, max: 4, fallback: 3 }, false],
    ['yes or no', { seat: 'a', prompt: 'p', kind: 'yes-no', fallback: false }, false],
  ];
  test.each(cases)('%s', (_, question, forced) => {
    expect(isForced(question)).toBe(forced);
  });

  test.each([
    ['fixed shares', [1, 1], [1, 1], { min: 2, max: 2 }, true],
    ['nothing to give beyond the least', [0, 1], [3, 3], { min: 0, max: 1 }, true],
    ['everything must be given', [0, 0], [2, 3], { min: 5, max: 9 }, true],
    ['two ways', [0, 0], [2, 3], { min: 4, max: 4 }, false],
    ['one taker, one total', [0], [3], { min: 2, max: 2 }, true],
  ])('shares: %s', (_, least, most, total, forced) => {
    const each = least.map((min, i) => ({ min, max: most[i] ?? 0 }));
    const question: Question = {
      ...base,
      options: options.slice(0, each.length),
      kind: 'assign',
      each,
      total,
      fallback: [],
    };
    expect(isForced(question)).toBe(forced);
  });
});

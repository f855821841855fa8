import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isForced, type Question, wrongWith } from '../../src/index.ts';
import { anyPick, wrongPicks } from '../../src/laws/index.ts';
import { KeyedChance, keyOf } from '../../src/match/index.ts';
import { anyAsk } from '../author/arbitrary-asks.ts';

const belowOf = (key: string) => {
  const chance = new KeyedChance(keyOf(key));
  const mark = { epoch: 0, drawn: 0 };
  return (below: number) => chance.int(mark, below);
};

test('the default answer of a well-made question is legal', () => {
  fc.assert(fc.property(anyAsk, question => wrongWith(question, question.fallback) === undefined));
});

test('a random answer is always legal', () => {
  fc.assert(
    fc.property(
      anyAsk,
      fc.string(),
      (question, key) => wrongWith(question, anyPick(question, belowOf(key))) === undefined,
    ),
  );
});

test('a forced question always gets the same random answer', () => {
  const sorted = (question: Question, key: string) => {
    const pick = anyPick(question, belowOf(key));
    return JSON.stringify(question.kind === 'some' && typeof pick === 'object' ? [...pick].sort() : pick);
  };
  fc.assert(
    fc.property(anyAsk.filter(isForced), fc.string(), fc.string(), (question, one, other) => {
      expect(sorted(question, one)).toBe(sorted(question, other));
    }),
  );
});

test('wrong answers are never legal, and there are some for every question', () => {
  fc.assert(
    fc.property(anyAsk, question => {
      const wrong = wrongPicks(question);
      return wrong.length > 5 && wrong.every(pick => wrongWith(question, pick) !== undefined);
    }),
  );
});

/** What legality means, said once more in the plainest way, to check the validators against. */
function isLegal(question: Question, pick: unknown): boolean {
  const list = Array.isArray(pick) ? Array.from<unknown>(pick) : undefined;
  const isWhole = (value: unknown): value is number => Number.isInteger(value);
  const areIndices = (size: number) =>
    list?.every(value => isWhole(value) && value >= 0 && value < size) && new Set(list).size === list.length;
  switch (question.kind) {
    case 'pick':
      return isWhole(pick) && question.options[pick] !== undefined;
    case 'number':
      return isWhole(pick) && pick >= question.min && pick <= question.max;
    case 'yes-no':
      return pick === true || pick === false;
    case 'order':
      return areIndices(question.options.length) === true && list?.length === question.options.length;
    case 'some': {
      if (!areIndices(question.options.length) || !list) return false;
      const weigh = (weights: readonly number[]) =>
        list.reduce<number>((sum, i) => sum + (weights[i as number] ?? 0), 0);
      return (
        list.length >= question.min &&
        list.length <= question.max &&
        (question.limits ?? []).every(
          ({ weights, min, max }) => weigh(weights) >= (min ?? 0) && weigh(weights) <= (max ?? 1e9),
        )
      );
    }
    case 'assign': {
      if (!list || list.length !== question.options.length || !list.every(isWhole)) return false;
      const total = list.reduce((sum, share) => sum + share, 0);
      const fits = question.each.every(({ min, max }, i) => (list[i] ?? 0) >= min && (list[i] ?? 0) <= max);
      return fits && total >= question.total.min && total <= question.total.max;
    }
  }
}

const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.integer({ min: -2, max: 9 }),
  fc.array(fc.integer({ min: -1, max: 8 }), { maxLength: 8 }),
  fc.boolean(),
  fc.double(),
  fc.sparseArray(fc.nat(3), { maxLength: 4 }),
  fc.anything(),
);

test('the validators agree with the plain meaning of legality on any answer at all', () => {
  fc.assert(
    fc.property(anyAsk, anything, (question, pick) => {
      expect(wrongWith(question, pick) === undefined).toBe(isLegal(question, pick));
    }),
    { numRuns: 2000 },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Ask, isForced, KeyedChance, keyOf, wrongWith } from '../src/index.ts';
import { anyPick, wrongPicks } from '../src/laws/index.ts';
import { anyAsk } from './arbitrary-asks.ts';

const belowOf = (key: string) => {
  const chance = new KeyedChance(keyOf(key));
  const mark = { epoch: 0, drawn: 0 };
  return (below: number) => chance.int(mark, below);
};

test('the default answer of a well-made question is legal', () => {
  fc.assert(fc.property(anyAsk, ask => wrongWith(ask, ask.fallback) === undefined));
});

test('a random answer is always legal', () => {
  fc.assert(
    fc.property(anyAsk, fc.string(), (ask, key) => wrongWith(ask, anyPick(ask, belowOf(key))) === undefined),
  );
});

test('a forced question always gets the same random answer', () => {
  const sorted = (ask: Ask, key: string) => {
    const pick = anyPick(ask, belowOf(key));
    return JSON.stringify(ask.kind === 'some' && typeof pick === 'object' ? [...pick].sort() : pick);
  };
  fc.assert(
    fc.property(anyAsk.filter(isForced), fc.string(), fc.string(), (ask, one, other) => {
      expect(sorted(ask, one)).toBe(sorted(ask, other));
    }),
  );
});

test('wrong answers are never legal, and there are some for every question', () => {
  fc.assert(
    fc.property(anyAsk, ask => {
      const wrong = wrongPicks(ask);
      return wrong.length > 5 && wrong.every(pick => wrongWith(ask, pick) !== undefined);
    }),
  );
});

/** What legality means, said once more in the plainest way, to check the validators against. */
function isLegal(ask: Ask, pick: unknown): boolean {
  const list = Array.isArray(pick) ? Array.from<unknown>(pick) : undefined;
  const isWhole = (value: unknown): value is number => Number.isInteger(value);
  const areIndices = (size: number) =>
    list?.every(value => isWhole(value) && value >= 0 && value < size) && new Set(list).size === list.length;
  switch (ask.kind) {
    case 'pick':
      return isWhole(pick) && ask.options[pick] !== undefined;
    case 'number':
      return isWhole(pick) && pick >= ask.min && pick <= ask.max;
    case 'yes-no':
      return pick === true || pick === false;
    case 'order':
      return areIndices(ask.options.length) === true && list?.length === ask.options.length;
    case 'some': {
      if (!areIndices(ask.options.length) || !list) return false;
      const weigh = (weights: readonly number[]) =>
        list.reduce<number>((sum, i) => sum + (weights[i as number] ?? 0), 0);
      return (
        list.length >= ask.min &&
        list.length <= ask.max &&
        (ask.limits ?? []).every(
          ({ weights, min, max }) => weigh(weights) >= (min ?? 0) && weigh(weights) <= (max ?? 1e9),
        )
      );
    }
    case 'assign': {
      if (!list || list.length !== ask.options.length || !list.every(isWhole)) return false;
      const total = list.reduce((sum, share) => sum + share, 0);
      const fits = ask.each.every(({ min, max }, i) => (list[i] ?? 0) >= min && (list[i] ?? 0) <= max);
      return fits && total >= ask.total.min && total <= ask.total.max;
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
    fc.property(anyAsk, anything, (ask, pick) => {
      expect(wrongWith(ask, pick) === undefined).toBe(isLegal(ask, pick));
    }),
    { numRuns: 2000 },
  );
});

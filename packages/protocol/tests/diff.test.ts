import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyDiff, type Diff } from '../src/diff/diff.ts';
import { diffText, MemberDiffs } from '../src/diff/write.ts';

fc.configureGlobal({ seed: 1 });

const overTheLine = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Pieces of data much alike, as pictures are, with members that come, go and are called like methods. */
const leaf = fc.oneof(fc.nat(2), fc.constantFrom('', 'a', true, undefined));
const keys = fc.constantFrom('a', 'b', 'constructor', 'toString', '0');
const { data } = fc.letrec<{ data: unknown }>(tie => ({
  data: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('data'), { maxLength: 6 }),
    fc.dictionary(keys, tie('data'), { maxKeys: 4 }),
  ),
}));

/** A list, and what became of it after some of its items went and others came. */
const growing = fc
  .tuple(
    fc.array(data, { maxLength: 30 }),
    fc.array(fc.tuple(fc.nat(30), fc.nat(4), fc.array(data, { maxLength: 4 })), { maxLength: 3 }),
  )
  .map(([before, steps]) => {
    const after = steps.reduce((list, [at, gone, come]) => list.toSpliced(at, gone, ...come), before);
    return [before, after] as const;
  });

function expectTold(before: unknown, after: unknown): void {
  const diff = diffText(before, after);
  const told = diff === undefined ? overTheLine(before) : applyDiff(overTheLine(before), JSON.parse(diff));
  expect(told).toEqual(overTheLine(after));
}

describe('a difference', () => {
  it('applied to what was there gives what is there now', () => {
    fc.assert(fc.property(fc.dictionary(keys, data), fc.dictionary(keys, data), expectTold), {
      numRuns: 3000,
    });
  });

  it('applied to a list gives the list, whatever went and came, also in lists of lists', () => {
    const both = ([before, after]: readonly [unknown[], unknown[]]) => expectTold(before, after);
    fc.assert(
      fc.property(fc.array(growing, { minLength: 1, maxLength: 4 }), lists => {
        for (const list of lists) both(list);
        both([lists.map(([before]) => before), lists.map(([, after]) => after)]);
        both([lists.map(([before]) => before), lists.slice(1).map(([, after]) => after)]);
      }),
      { numRuns: 300 },
    );
  });

  it('is nothing between equals, and small where little has changed', () => {
    const view = { seats: Array.from({ length: 50 }, (_, i) => ({ i, lives: 3 })), turn: 1 };
    expect(diffText(view, structuredClone(view))).toBeUndefined();
    const other = structuredClone(view);
    (other.seats[7] as { lives: number }).lives = 2;
    expect(JSON.parse(diffText(view, other) ?? '')).toEqual({
      o: { seats: { a: [[7, { o: { lives: { '=': 2 } } }]] } },
    } satisfies Diff);
  });

  it('tells a card that is drawn or put on a pile, not the places of all the others', () => {
    const cards = Array.from({ length: 50 }, (_, i) => 100 + i);
    const splice = (at: number, gone: number, ...come: number[]) => {
      const diff = diffText(cards, cards.toSpliced(at, gone, ...come));
      return JSON.parse(diff ?? 'null') as unknown;
    };
    expect(splice(0, 1)).toEqual({ s: [0, 1, []] });
    expect(splice(0, 0, 7, 8)).toEqual({ s: [0, 0, [7, 8]] });
    expect(splice(20, 2, 9)).toEqual({ s: [20, 2, [9]] });
    expect(splice(50, 0, 9)).toEqual({ s: [50, 0, [9]] });
    expect(splice(20, 1, 9)).toEqual({ a: [[20, { '=': 9 }]] });
    const [, ...others] = cards.toSpliced(20, 1);
    expect(JSON.parse(diffText(cards, [7, ...others, 8, 9]) ?? '')).toHaveProperty('=');
    const cut = cards.toSpliced(49, 1).with(3, 7).with(40, 8);
    expect(JSON.parse(diffText(cards, cut) ?? '')).toEqual({
      a: [
        [3, { '=': 7 }],
        [40, { '=': 8 }],
      ],
      n: 49,
    });
    expect(diffText([1, 2], [3, 4, 5])).toBe('{"=":[3,4,5]}');
  });
});

describe('differences of pictures that share members', () => {
  it('are each their own, in whatever order they are asked for', () => {
    const snapshots = fc.array(data, { minLength: 3, maxLength: 3 }).chain(parts =>
      fc.array(fc.dictionary(fc.constantFrom('a', 'b', 'view'), fc.constantFrom(...parts)), {
        minLength: 2,
        maxLength: 8,
      }),
    );
    fc.assert(
      fc.property(snapshots, fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 20 }), (made, pairs) => {
        const diffs = new MemberDiffs({ view: new MemberDiffs().of });
        for (const [i, j] of pairs) {
          const [before, after] = [made[i % made.length], made[j % made.length]];
          expect(diffs.of(before, after)).toBe(diffText(before, after));
        }
      }),
      { numRuns: 1000 },
    );
  });
});

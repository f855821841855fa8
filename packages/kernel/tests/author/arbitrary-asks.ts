import fc from 'fast-check';
import type {
  AssignQuestion,
  NumberQuestion,
  OrderQuestion,
  PickQuestion,
  Question,
  SomeQuestion,
  YesNoQuestion,
} from '../../src/index.ts';

// Every run of the suite tries the same cases: what fails here fails everywhere.
fc.configureGlobal({ seed: 20_261_115 });

const asked = { seat: 'a', prompt: 'p' } as const;
const optionsOf = (size: number) => Array.from({ length: size }, (_, i) => ({ key: `o${i}` }));

const pickAsk: fc.Arbitrary<PickQuestion> = fc
  .integer({ min: 1, max: 8 })
  .chain(size =>
    fc.nat(size - 1).map(fallback => ({ ...asked, kind: 'pick', options: optionsOf(size), fallback })),
  );

/** Built around a legal answer, which is the default: bounds and limits never exclude everything. */
const someAsk: fc.Arbitrary<SomeQuestion> = fc
  .record({
    taken: fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }),
    slack: fc.tuple(fc.nat(3), fc.nat(3)),
    limits: fc.array(fc.tuple(fc.array(fc.nat(4), { minLength: 8, maxLength: 8 }), fc.nat(3), fc.nat(3)), {
      maxLength: 2,
    }),
  })
  .map(({ taken, slack, limits }) => {
    const fallback = taken.flatMap((isTaken, i) => (isTaken ? [i] : []));
    return {
      ...asked,
      kind: 'some',
      options: optionsOf(taken.length),
      min: Math.max(0, fallback.length - slack[0]),
      max: Math.min(taken.length, fallback.length + slack[1]),
      limits: limits.map(([weights, below, above]) => {
        const weight = fallback.reduce((sum, i) => sum + (weights[i] ?? 0), 0);
        return { weights: weights.slice(0, taken.length), min: weight - below, max: weight + above };
      }),
      fallback,
    };
  });

const orderAsk: fc.Arbitrary<OrderQuestion> = fc
  .integer({ min: 1, max: 6 })
  .map(size => ({ ...asked, kind: 'order', options: optionsOf(size), fallback: [...Array(size).keys()] }));

const numberAsk: fc.Arbitrary<NumberQuestion> = fc
  .tuple(fc.integer({ min: -9, max: 9 }), fc.nat(9))
  .map(([min, more]) => ({ ...asked, kind: 'number', min, max: min + more, fallback: min }));

const yesNoAsk: fc.Arbitrary<YesNoQuestion> = fc
  .boolean()
  .map(fallback => ({ ...asked, kind: 'yes-no', fallback }));

const assignAsk: fc.Arbitrary<AssignQuestion> = fc
  .record({
    shares: fc.array(fc.tuple(fc.nat(4), fc.nat(3), fc.nat(3)), { minLength: 1, maxLength: 5 }),
    slack: fc.tuple(fc.nat(3), fc.nat(3)),
  })
  .map(({ shares, slack }) => {
    const total = shares.reduce((sum, [share]) => sum + share, 0);
    return {
      ...asked,
      kind: 'assign',
      options: optionsOf(shares.length),
      each: shares.map(([share, below, above]) => ({ min: Math.max(0, share - below), max: share + above })),
      total: { min: Math.max(0, total - slack[0]), max: total + slack[1] },
      fallback: shares.map(([share]) => share),
    };
  });

/** Any question a game could rightly ask: of every kind, with a legal default. */
export const anyAsk: fc.Arbitrary<Question> = fc.oneof(
  pickAsk,
  someAsk,
  orderAsk,
  numberAsk,
  yesNoAsk,
  assignAsk,
);

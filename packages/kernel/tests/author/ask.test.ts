import { expect, test } from 'vitest';
import {
  agree,
  type CardId,
  choose,
  chooseNumber,
  chooseShares,
  chooseSome,
  type Flow,
  maybeChoose,
  putInOrder,
  type Question,
} from '../../src/index.ts';
import { flowed } from '../toys/bare.ts';

const quiet = { explain: false };
const telling = { explain: true };
const words = ['x', 'y', 'z'];

function asked<T>(flow: Flow<T>): Question {
  const { value } = flow.next();
  if (!Array.isArray(value)) throw new Error('nothing is asked');
  return value[0] as Question;
}

test('to choose from nothing asks nothing and gives nothing', () => {
  expect(flowed(choose(quiet, 'a', 'p', []))).toBeUndefined();
  expect(flowed(maybeChoose(quiet, 'a', 'p', []))).toBeUndefined();
  expect(flowed(chooseSome(quiet, 'a', 'p', [], { min: 1, max: 2 }))).toEqual([]);
});

test('a choice gives back the thing itself; the first is the default', () => {
  const card = 1_000_002 as CardId;
  expect(flowed(choose(quiet, 'a', 'p', [card, 'b', 'pass']), [2])).toBe('pass');
  expect(asked(choose(quiet, 'a', 'p', [card, 'b', 'pass']))).toEqual({
    kind: 'pick',
    seat: 'a',
    prompt: 'p',
    options: [{ key: 'card', card }, { key: 'seat', seat: 'b' }, { key: 'pass' }],
    fallback: 0,
  });
});

test('what was given about a question is in it, and what was not is absent', () => {
  const about = { rule: 'R-1', source: 1_000_001 as CardId, params: { n: 2 } };
  expect(asked(agree('b', 'p', about))).toEqual({
    kind: 'yes-no',
    seat: 'b',
    prompt: 'p',
    ...about,
    fallback: false,
  });
  expect(Object.keys(asked(agree('b', 'p')))).toEqual(['kind', 'seat', 'prompt', 'fallback']);
});

test('what may be declined is declined by default', () => {
  const question = asked(maybeChoose(quiet, 'a', 'p', words, { decline: 'keep' }));
  expect(question).toMatchObject({ fallback: 3, options: [{}, {}, {}, { key: 'keep' }] });
  expect(flowed(maybeChoose(quiet, 'a', 'p', words), [3])).toBeUndefined();
  expect(flowed(maybeChoose(quiet, 'a', 'p', words), [1])).toBe('y');
});

test('what is refused is not offered, and explained only to those who read it', () => {
  const refuse = (word: string) => (word === 'y' ? { rule: 'R-7', reason: 'too-far' } : undefined);
  expect(flowed(choose(quiet, 'a', 'p', words, { refuse }), [1])).toBe('z');
  expect(asked(choose(quiet, 'a', 'p', words, { refuse }))).not.toHaveProperty('denied');
  expect(asked(choose(telling, 'a', 'p', words, { refuse })).denied).toEqual([
    { option: { key: 'y' }, rule: 'R-7', reason: 'too-far' },
  ]);
  expect(asked(choose(telling, 'a', 'p', ['x'], { refuse }))).not.toHaveProperty('denied');
  expect(flowed(choose(telling, 'a', 'p', ['y'], { refuse }))).toBeUndefined();
});

test('nobody has to choose more than there is', () => {
  expect(asked(chooseSome(quiet, 'a', 'p', words, { min: 5, max: 9 }))).toMatchObject({
    min: 3,
    max: 3,
    fallback: [0, 1, 2],
  });
  expect(flowed(chooseSome(quiet, 'a', 'p', words, { min: 0, max: 2 }), [[2, 0]])).toEqual(['z', 'x']);
});

test('weights and default belong to the candidates, whichever of them are refused', () => {
  const refuse = (word: string) => (word === 'x' ? { rule: 'R-7', reason: 'no' } : undefined);
  const bounds = { min: 1, max: 2, limits: [{ weights: [9, 2, 3], max: 3 }], fallback: [0, 2] };
  expect(asked(chooseSome(quiet, 'a', 'p', words, bounds, { refuse }))).toMatchObject({
    options: [{ key: 'y' }, { key: 'z' }],
    limits: [{ weights: [2, 3], max: 3 }],
    fallback: [1],
  });
});

test('to order one thing or none asks nothing', () => {
  expect(flowed(putInOrder('a', 'p', []))).toEqual([]);
  expect(flowed(putInOrder('a', 'p', ['x']))).toEqual(['x']);
  expect(flowed(putInOrder('a', 'p', words), [[2, 0, 1]])).toEqual(['z', 'x', 'y']);
});

test('a number defaults to the least, yes or no to no', () => {
  expect(asked(chooseNumber('a', 'p', { min: 2, max: 5 }))).toMatchObject({ fallback: 2 });
  expect(asked(chooseNumber('a', 'p', { min: 2, max: 5, fallback: 4 }))).toMatchObject({ fallback: 4 });
  expect(flowed(chooseNumber('a', 'p', { min: 2, max: 5 }), [3])).toBe(3);
  expect(asked(agree('a', 'p', { fallback: true }))).toMatchObject({ fallback: true });
  expect(flowed(agree('a', 'p'), [true])).toBe(true);
});

test('shares come back with whom they go to', () => {
  const shares = [
    { to: 'x', min: 0, max: 2 },
    { to: 'y', min: 0, max: 2 },
  ];
  expect(flowed(chooseShares('a', 'p', shares, { min: 2, max: 2 }, [2, 0]), [[1, 1]])).toEqual([
    { to: 'x', share: 1 },
    { to: 'y', share: 1 },
  ]);
});

test('what cannot stand for itself is shown as something that can, and given back as it is', () => {
  const effects = [{ of: 'bell' }, { of: 'candle' }, { of: 'book' }];
  const as = (effect: { of: string }) => ({ key: 'effect', place: effect.of });
  const refuse = (effect: { of: string }) =>
    effect.of === 'bell' ? { rule: 'R-7', reason: 'no' } : undefined;
  expect(flowed(choose(quiet, 'a', 'p', effects, { as }), [1])).toBe(effects[1]);
  expect(flowed(maybeChoose(quiet, 'a', 'p', effects, { as, refuse }), [1])).toBe(effects[2]);
  expect(asked(choose(telling, 'a', 'p', effects, { as, refuse }))).toMatchObject({
    options: [{ place: 'candle' }, { place: 'book' }],
    denied: [{ option: { place: 'bell' } }],
  });
});

import { expect, test } from 'vitest';
import { abandon, agree, chooseNumber, type Flow, putInOrder, together } from '../src/index.ts';
import { flowed } from './toys/bare.ts';

const bounds = { min: 0, max: 9 };

test('all are asked in one question and answered in one array', () => {
  const flow = together([chooseNumber('a', 'bid', bounds), chooseNumber('b', 'bid', bounds)]);
  expect(flow.next().value).toMatchObject([{ seat: 'a' }, { seat: 'b' }]);
  expect(flow.next([3, 5])).toEqual({ done: true, value: [3, 5] });
});

test('whoever has nothing to choose is not asked, and keeps its place among the results', () => {
  const orders = (['a', 'b', 'c'] as const).map(seat =>
    putInOrder(seat, 'p', seat === 'b' ? ['x', 'y'] : ['x']),
  );
  expect(flowed(together(orders), [[1, 0]])).toEqual([['x'], ['y', 'x'], ['x']]);
});

test('when nobody has anything to choose nothing is asked', () => {
  expect(flowed(together([putInOrder('a', 'p', ['x'])]))).toEqual([['x']]);
  expect(flowed(together([]))).toEqual([]);
});

test('a second question of one seat cannot be answered at the same time', () => {
  function* two(): Flow<boolean> {
    yield* agree('a', 'first');
    return yield* agree('a', 'second');
  }
  const flow = together([two(), agree('b', 'first')]);
  flow.next();
  expect(() => flow.next([true, true])).toThrow('one question per seat');
  expect(() => together([agree('a', 'one'), agree('a', 'other')]).next()).toThrow('one question per seat');
  expect(() => together([together([agree('a', 'p'), agree('b', 'p')])]).next()).toThrow(
    'one question per seat',
  );
  expect(() => together([abandon()]).next()).toThrow('one question per seat');
});

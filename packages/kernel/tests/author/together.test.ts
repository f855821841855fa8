import { expect, test } from 'vitest';
import { abandon, agree, askTogether, chooseNumber, type Flow, putInOrder } from '../../src/index.ts';
import { flowed } from '../toys/bare.ts';

const bounds = { min: 0, max: 9 };

test('all are asked in one question and answered in one array', () => {
  const flow = askTogether([chooseNumber('a', 'bid', bounds), chooseNumber('b', 'bid', bounds)]);
  expect(flow.next().value).toMatchObject([{ seat: 'a' }, { seat: 'b' }]);
  expect(flow.next([3, 5])).toEqual({ done: true, value: [3, 5] });
});

test('whoever has nothing to choose is not asked, and keeps its place among the results', () => {
  const orders = (['a', 'b', 'c'] as const).map(seat =>
    putInOrder(seat, 'p', seat === 'b' ? ['x', 'y'] : ['x']),
  );
  expect(flowed(askTogether(orders), [[1, 0]])).toEqual([['x'], ['y', 'x'], ['x']]);
});

test('when nobody has anything to choose nothing is asked', () => {
  expect(flowed(askTogether([putInOrder('a', 'p', ['x'])]))).toEqual([['x']]);
  expect(flowed(askTogether([]))).toEqual([]);
});

test('a second question of one seat cannot be answered at the same time', () => {
  function* two(): Flow<boolean> {
    yield* agree('a', 'first');
    return yield* agree('a', 'second');
  }
  const flow = askTogether([two(), agree('b', 'first')]);
  flow.next();
  expect(() => flow.next([true, true])).toThrow('one question per seat');
  expect(() => askTogether([agree('a', 'one'), agree('a', 'other')]).next()).toThrow('one question per seat');
  expect(() => askTogether([askTogether([agree('a', 'p'), agree('b', 'p')])]).next()).toThrow(
    'one question per seat',
  );
  expect(() => askTogether([abandon()]).next()).toThrow('one question per seat');
});

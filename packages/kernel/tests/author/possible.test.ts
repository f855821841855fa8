import { expect, test } from 'vitest';
import {
  abandon,
  agree,
  choose,
  chooseNumber,
  chooseSome,
  type Flow,
  isPossible,
  putInOrder,
} from '../../src/index.ts';
import { type BarePlay, put, table } from '../toys/bare.ts';

const isTrue = (end: boolean) => end;

/** Walks `steps` to the left or right, twice, and says whether it stands at `goal`. */
function* walk(g: BarePlay, goal: number): Flow<boolean> {
  let at = 0;
  for (let n = 0; n < 2; n++) {
    const to = yield* choose(g, 'a', 'walk', ['left', 'right']);
    at += to === 'right' ? 1 : -1;
    g.state.notes.push(String(at));
  }
  return at === goal;
}

test('a way is found if there is one, and the table stays as it was', () => {
  const g = table();
  expect([-2, 0, 2].map(goal => isPossible(g, on => walk(on, goal), isTrue))).toEqual([true, true, true]);
  expect(isPossible(g, on => walk(on, 1), isTrue)).toBe(false);
  expect(g.state.notes).toEqual([]);
});

test('what has come of it can be looked at', () => {
  const isAtTwo = (_: boolean, g: BarePlay) => g.state.notes.at(-1) === '2';
  expect(isPossible(table(), on => walk(on, 9), isAtTwo)).toBe(true);
});

test.each<[string, (g: BarePlay) => Flow<boolean>, boolean]>([
  ['yes or no', () => agree('a', 'p'), true],
  [
    'a number',
    function* () {
      return (yield* chooseNumber('a', 'p', { min: 0, max: 5 })) === 5;
    },
    true,
  ],
  [
    'several',
    function* (g) {
      return (yield* chooseSome(g, 'a', 'p', ['x', 'y', 'z'], { min: 1, max: 2 })).join('') === 'xz';
    },
    true,
  ],
  [
    'more than may be taken',
    function* (g) {
      return (yield* chooseSome(g, 'a', 'p', ['x', 'y', 'z'], { min: 1, max: 2 })).length === 3;
    },
    false,
  ],
  [
    'an order, of which only the default is tried',
    function* () {
      return (yield* putInOrder('a', 'p', ['x', 'y'])).join('') === 'yx';
    },
    false,
  ],
])('every answer counts: %s', (_, flow, possible) => {
  expect(isPossible(table(), flow, isTrue)).toBe(possible);
});

test('what hangs on dice or a shuffle, or ends the step, is possible', () => {
  const g = table();
  put(g, 'deck', 'ace', 'king');
  function* rolls(on: BarePlay): Flow<boolean> {
    return on.die() > 6;
  }
  function* shuffles(on: BarePlay): Flow<boolean> {
    on.shuffle('deck');
    return false;
  }
  function* leaves(): Flow<boolean> {
    return yield* abandon();
  }
  for (const flow of [rolls, shuffles, leaves]) expect(isPossible(g, flow, isTrue)).toBe(true);
});

test('a mistake in the flow is not hidden, and an endless search is given up', () => {
  function* broken(): Flow<boolean> {
    throw new Error('the card is wrong');
  }
  function* endless(): Flow<boolean> {
    for (;;) yield* agree('a', 'again');
  }
  expect(() => isPossible(table(), broken, isTrue)).toThrow('the card is wrong');
  expect(() => isPossible(table(), endless, isTrue, 50)).toThrow('50 tries');
});

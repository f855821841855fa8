import { describe, expect, test } from 'vitest';
import {
  abandon,
  agree,
  askTogether,
  chooseNumber,
  type Def,
  type Flow,
  type Game,
  type Result,
} from '../../src/index.ts';
import { KeyedChance, keyOf, Run, type RunOptions } from '../../src/match/index.ts';
import { type BarePlay, bare, type Notes } from '../toys/bare.ts';

const started = (game: Game<Notes>, options: RunOptions = {}) =>
  Run.start(game, { seats: ['a', 'b'], options: {} }, new KeyedChance(keyOf('run')), options);
const over = (reason: string): Result => ({
  how: 'draw',
  winners: [],
  order: [['a', 'b']],
  reason,
  rule: 'R-0',
});
const note = (g: BarePlay, text: string) => {
  g.state.notes.push(text);
};

/** Asks `a` for numbers for ever, one a step, and notes them. */
const numbers = bare(function* (g) {
  note(g, `got ${yield* chooseNumber('a', 'number', { min: 0, max: 9 })}`);
});

describe('a run', () => {
  test('goes on to the first question and stops there', () => {
    const run = started(numbers);
    expect(run.questions).toMatchObject([{ seat: 'a', prompt: 'number' }]);
    expect([run.over, run.state.core.steps]).toEqual([false, 1]);
  });

  test('takes an answer for every part, and only legal ones', () => {
    const run = started(numbers);
    expect(() => run.answer()).toThrow('1 answers are expected, not 0');
    expect(() => run.answer(1, 2)).toThrow('1 answers are expected, not 2');
    expect(() => run.answer(10)).toThrow('out-of-range');
    run.answer(7);
    expect(run.state.notes).toEqual(['got 7']);
    expect(run.state.core.steps).toBe(2);
  });

  test('takes no answer once it is over, so that nobody answers for ever', () => {
    const run = started(
      bare(function* (g) {
        yield* chooseNumber('a', 'number', { min: 0, max: 9 });
        g.finish(over('done'));
      }),
    );
    run.answer(1);
    expect(run.over).toBe(true);
    expect(() => run.answer()).toThrow('nobody is asked');
  });

  test('announces every checkpoint, when no flow is alive', () => {
    const kept: number[] = [];
    const run: Run<Notes, Def> = started(numbers, {
      onCheckpoint: () => kept.push(kept.length),
    });
    run.answer(1);
    run.answer(2);
    expect(kept).toEqual([0, 1, 2]);
  });

  test('continues from a checkpoint as if it had never stopped', () => {
    const run = started(numbers);
    run.answer(1);
    const copy = numbers.clone(run.state);
    // The open step had begun already: a checkpoint is the state before it.
    copy.core.steps--;
    const other = new Run(numbers, copy, new KeyedChance(keyOf('run')));
    other.advance();
    for (const each of [run, other]) each.answer(5);
    expect(other.state).toEqual(run.state);
  });
});

describe('abandoning', () => {
  const deep = bare(function* (g) {
    function* inner(): Flow<void> {
      try {
        if (yield* agree('a', 'storm')) {
          note(g, 'abandoned');
          return yield* abandon();
        }
      } catch {
        note(g, 'caught');
      } finally {
        note(g, 'tidied up');
      }
    }
    note(g, 'began');
    yield* inner();
    note(g, 'ended');
  });

  test('drops the flow where it stands: nothing after it runs, no card can catch it, nothing tidies up', () => {
    const run = started(deep);
    run.answer(true);
    expect(run.state.notes).toEqual(['began', 'abandoned', 'began']);
    expect(run.questions).toMatchObject([{ prompt: 'storm' }]);
  });

  test('is left alone by whoever does not abandon', () => {
    const run = started(deep);
    run.answer(false);
    expect(run.state.notes).toEqual(['began', 'tidied up', 'ended', 'began']);
  });
});

describe('the end', () => {
  test('in the middle of a step stops everything at the next question', () => {
    const game = bare(function* (g) {
      yield* agree('a', 'end');
      g.finish(over('ended'));
      yield* agree('a', 'never');
      note(g, 'never');
    });
    const run = started(game);
    run.answer(true);
    expect([run.over, run.questions, run.state.notes]).toEqual([true, [], []]);
  });

  test('comes once: the first result stands', () => {
    const game = bare(function* (g) {
      yield* agree('a', 'end');
      g.finish(over('first'));
      g.finish(over('second'));
    });
    const run = started(game);
    run.answer(true);
    expect(run.state.core.result?.reason).toBe('first');
  });

  test('is a draw when there were too many steps', () => {
    const run = started({ ...numbers, maxSteps: 3 });
    for (let n = 0; n < 3; n++) run.answer(0);
    expect(run.state.core.result).toMatchObject({ how: 'draw', reason: 'endless' });
  });
});

test('steps that never ask are found out', () => {
  const game = bare(function* (g) {
    if (g.seats.length > 9) yield* agree('a', 'never');
  });
  expect(() => started(game)).toThrow('goes on for ever without asking');
});

describe('leaving', () => {
  const game = bare(function* (g) {
    note(g, 'step');
    yield* askTogether((['a', 'b'] as const).map(seat => agree(seat, 'ready')));
  });

  test('takes effect between two steps', () => {
    const run = started(game);
    run.leave('b');
    expect(run.state.notes).toEqual(['step']);
    expect([run.state.core.left, run.state.core.gone]).toEqual([['b'], []]);
    run.answer(true, false);
    expect(run.state.notes).toEqual(['step', 'b left', 'step']);
    expect(run.state.core.gone).toEqual(['b']);
  });

  test('happens once', () => {
    const run = started(game);
    run.leave('b');
    run.leave('b');
    run.answer(true, true);
    run.answer(true, true);
    expect(run.state.notes.filter(text => text === 'b left')).toHaveLength(1);
  });

  test('can end the game', () => {
    const run = started({ ...game, leave: (g, seat) => g.finish(over(`${seat} left`)) });
    run.leave('a');
    run.answer(true, true);
    expect(run.state.core.result?.reason).toBe('a left');
    expect(run.state.notes).toEqual(['step']);
  });
});

test('whoever answers at the same time as others has learnt something when all have', () => {
  const joint = started(
    bare(function* () {
      yield* askTogether((['a', 'b'] as const).map(seat => agree(seat, 'ready')));
    }),
  );
  joint.answer(true, false);
  expect(joint.state.core.insight).toBe(1);
  const single = started(numbers);
  single.answer(1);
  expect(single.state.core.insight).toBe(0);
});

import { ticTacToe } from '@tavolata/testing/toys';
import { describe, expect, test } from 'vitest';
import { agree, askTogether, chooseNumber } from '../../src/index.ts';
import { fingerprint, Match, setupFor } from '../../src/match/index.ts';
import { bare, secretOf } from '../toys/bare.ts';
import { magpies } from '../toys/magpies.ts';

const grid = () => Match.start(ticTacToe, setupFor(ticTacToe, 2), secretOf('grid'));
/** Marks cells by their number, whoever's turn it is. */
function mark(match: ReturnType<typeof grid>, ...cells: number[]): void {
  for (const cell of cells) {
    const [question] = match.questions;
    if (question?.kind !== 'pick') throw new Error('nothing to mark');
    expect(
      match.answer(
        question.seat,
        question.options.findIndex(option => option.value === cell),
      ),
    ).toBeUndefined();
  }
}

describe('an answer is refused, and changes nothing,', () => {
  test.each([
    ['from whoever is not asked', 'b', 0, 'not-asked'],
    ['from whoever does not play', 'c', 0, 'unknown-seat'],
    ['if it is not on offer', 'a', 9, 'not-an-option'],
    ['if it is of another kind', 'a', [0], 'wrong-shape'],
  ] as const)('%s', (_, seat, pick, code) => {
    const match = grid();
    const before = match.digest();
    expect(match.answer(seat, pick)).toEqual({ code });
    expect([match.digest(), match.log.length, match.length]).toEqual([before, 0, 0]);
  });

  test('if it means another question', () => {
    const match = grid();
    expect(match.answer('a', 0, 'person', 'feedfacefeedface')).toEqual({ code: 'stale-question' });
    const [question] = match.questions;
    expect(question && match.answer('a', 0, 'person', fingerprint(question))).toBeUndefined();
  });

  test('when the match is over', () => {
    const match = grid();
    mark(match, 0, 3, 1, 4, 2);
    expect(match.result).toMatchObject({ winners: ['a'], reason: 'line' });
    expect(match.questions).toEqual([]);
    expect(match.answer('b', 0)).toEqual({ code: 'over' });
    expect(match.leave('b')).toEqual({ code: 'over' });
  });
});

test('every answer is a line of the log: question, seat, pick and who gave it', () => {
  const match = grid();
  const [question] = match.questions;
  match.answer('a', 4, 'bot');
  match.answer('b', 0, 'auto');
  expect(match.log).toEqual([
    { t: 'answer', q: question && fingerprint(question), seat: 'a', pick: 4, by: 'bot' },
    { t: 'answer', q: expect.any(String), seat: 'b', pick: 0, by: 'auto' },
  ]);
});

test('events are told as they come, from any number on', () => {
  const match = grid();
  mark(match, 4, 0);
  expect(match.eventsFor('a')).toEqual([
    { n: 0, type: 'marked', params: { seat: 'a', cell: 4 } },
    { n: 1, type: 'marked', params: { seat: 'b', cell: 0 } },
  ]);
  expect(match.eventsFor('onlooker', 1)).toHaveLength(1);
});

describe('a question to several seats', () => {
  const bids = bare(function* (g) {
    const given = yield* askTogether(
      (['a', 'b', 'c'] as const).map(seat => chooseNumber(seat, 'bid', { min: 0, max: 9 })),
    );
    g.state.notes.push(given.join(' '));
  });
  const started = () => Match.start(bids, setupFor(bids, 3), secretOf('bids'));

  test('is answered in any order, and nobody sees an answer before all are in', () => {
    const match = started();
    const before = JSON.stringify(match.viewStateFor('a'));
    match.answer('c', 5);
    expect(match.questions.map(question => question.seat)).toEqual(['a', 'b']);
    expect([match.openParts, match.questionFor('c'), match.visibleQuestionFor('a')?.prompt]).toEqual([
      3,
      undefined,
      'bid',
    ]);
    match.answer('a', 3);
    expect(JSON.stringify(match.viewStateFor('a'))).toBe(before);
    expect(match.events).toEqual([]);
    match.answer('b', 4);
    expect(match.state.notes).toEqual(['3 4 5']);
  });

  test('takes one answer of each', () => {
    const match = started();
    match.answer('b', 1);
    expect(match.answer('b', 2)).toEqual({ code: 'not-asked' });
  });

  test('a half-answered one is the same after a replay and in a fork', () => {
    const match = started();
    match.answer('b', 1);
    const again = Match.replay(bids, match.setup, match.secret, match.log);
    expect(again.questions.map(question => question.seat)).toEqual(['a', 'c']);
    again.answer('a', 2);
    again.answer('c', 3);
    expect(again.state.notes).toEqual(['2 1 3']);
    expect(match.at().questions).toHaveLength(3);
  });
});

describe('leaving', () => {
  const talk = bare(function* (g) {
    for (const seat of ['a', 'b'] as const)
      if (!g.state.core.gone.includes(seat)) g.state.notes.push(`${seat} ${yield* agree(seat, 'talk')}`);
  });
  const started = () => Match.start(talk, setupFor(talk, 2), secretOf('talk'));

  test('answers the open question by default, and the rest of the step too', () => {
    const match = started();
    expect(match.leave('a')).toBeUndefined();
    expect(match.state.notes).toEqual(['a false']);
    match.answer('b', true);
    expect(match.state.notes).toEqual(['a false', 'b true', 'a left']);
    expect(match.questions.map(question => question.seat)).toEqual(['b']);
  });

  test('waits for another whose question is open', () => {
    const match = started();
    match.leave('b');
    expect(match.state.notes).toEqual([]);
    match.answer('a', true);
    expect(match.state.notes).toEqual(['a true', 'b false', 'b left']);
  });

  test('is refused twice, and to strangers', () => {
    const match = started();
    match.leave('b');
    expect(match.leave('b')).toEqual({ code: 'already-left' });
    expect(match.leave('d')).toEqual({ code: 'unknown-seat' });
  });

  test('is a line of the log and replays', () => {
    const match = started();
    match.leave('b');
    match.answer('a', true);
    expect(match.log[0]).toEqual({ t: 'leave', seat: 'b' });
    expect(Match.replay(talk, match.setup, match.secret, match.log).digest()).toBe(match.digest());
  });
});

describe('checkpoints', () => {
  const pairs = bare(function* (g) {
    const numbers: number[] = [];
    for (let n = 0; n < 3; n++) numbers.push(yield* chooseNumber('a', 'number', { min: 0, max: 9 }));
    g.state.notes.push(numbers.join(''));
  });
  const played = (answers: number) => {
    const match = Match.start(pairs, setupFor(pairs, 1), secretOf('pairs'));
    for (let n = 0; n < answers; n++) match.answer('a', n % 10);
    return match;
  };

  test('only the answers since the last one are replayed in a fork', () => {
    expect([0, 1, 2, 3, 4].map(answers => played(answers).toReplay)).toEqual([0, 1, 2, 0, 1]);
    const { at, state, deeds } = played(5).resumePoint();
    expect([at, state.notes, deeds.length]).toEqual([3, ['012'], 2]);
  });

  test('any moment can be looked at, however long ago', () => {
    const match = played(1000);
    for (const to of [0, 1, 3, 100, 500, 777, 999, 1000]) {
      const run = match.at(to);
      expect(run.state.notes).toEqual(match.state.notes.slice(0, Math.floor(to / 3)));
      expect(run.questions).toHaveLength(1);
    }
  });

  test('all there ever were can be gone back through, kept or not', () => {
    const met = [...played(100).pauses()].map(({ notes }) => notes.length);
    expect(met).toEqual(Array.from({ length: 34 }, (_, i) => 33 - i));
  });

  test('of steps that ask nothing the last stands for all, when they are gone back through too', () => {
    const silent = bare(function* (g) {
      const { notes } = g.state;
      notes.push(notes.length % 3 === 0 ? `${yield* chooseNumber('a', 'number', { min: 0, max: 9 })}` : '-');
    });
    const match = Match.start(silent, setupFor(silent, 1), secretOf('silent'));
    for (let n = 0; n < 50; n++) match.answer('a', n % 10);
    const met = [...match.pauses()].map(({ notes }) => notes.length);
    expect(met).toEqual(Array.from({ length: 51 }, (_, i) => 3 * (50 - i)));
  });

  test('a fork goes its own way', () => {
    const match = played(4);
    const before = match.digest();
    const fork = match.at();
    fork.answer(9);
    fork.answer(9);
    expect(fork.state.notes).toEqual(['012', '399']);
    expect(match.digest()).toBe(before);
  });

  test('a match can begin at one, without touching the state it was given', () => {
    const { state } = played(4).resumePoint();
    const before = JSON.stringify(state);
    const match = Match.from(pairs, setupFor(pairs, 1), secretOf('pairs'), state);
    for (const pick of [7, 8, 9]) match.answer('a', pick);
    expect(match.state.notes).toEqual(['012', '789']);
    expect(JSON.stringify(state)).toBe(before);
  });
});

test('a seat is asked about cards it cannot name by the stand-ins of its view', () => {
  const match = Match.start(magpies, setupFor(magpies, 2), secretOf('stand-ins'));
  const seen = match.viewFor('b');
  const hidden = match.state.core.zones['hand/a'] ?? [];
  expect(hidden.every(card => seen.rename.has(card))).toBe(true);
  expect(match.visibleQuestionFor('b')).toEqual(match.questionFor('b'));
});

test('the same setup, secret and answers make the same match; another secret another', () => {
  const digestOf = (name: string) => {
    const match = Match.start(magpies, setupFor(magpies, 3), secretOf(name));
    while (!match.result)
      for (const question of match.questions) match.answer(question.seat, question.fallback, 'default');
    return match.digest();
  };
  expect(digestOf('x')).toBe(digestOf('x'));
  expect(digestOf('x')).not.toBe(digestOf('y'));
});

describe('a fork', () => {
  test('goes on apart from its match, and both tell what happened in them alone', () => {
    const match = grid();
    mark(match, 4);
    const fork = match.fork();
    expect([fork.digest(), fork.log, fork.events]).toEqual([match.digest(), match.log, match.events]);
    expect(fork.questions).toEqual(match.questions);
    const before = [match.digest(), match.length, match.eventCount, match.questions];
    mark(fork, 0, 8);
    fork.undo(2, 'a');
    expect([match.digest(), match.length, match.eventCount, match.questions]).toEqual(before);
    mark(match, 0);
    expect(match.digest()).toBe(fork.digest());
    expect(Match.replay(ticTacToe, match.setup, match.secret, fork.log).digest()).toBe(fork.digest());
  });

  test('in the middle of a step holds the answers that wait for others', () => {
    const game = bare(function* (g) {
      yield* askTogether(g.seats.map(seat => chooseNumber(seat, 'bid', { min: 1, max: 9 }, { rule: 'X-1' })));
    });
    const match = Match.start(game, setupFor(game, 2), secretOf('bids'));
    match.answer('a', 3);
    const fork = match.fork();
    expect(fork.questions.map(({ seat }) => seat)).toEqual(['b']);
    fork.answer('b', 5);
    expect(match.questions.map(({ seat }) => seat)).toEqual(['b']);
    expect([fork.questions.length, match.length]).toEqual([2, 1]);
  });
});

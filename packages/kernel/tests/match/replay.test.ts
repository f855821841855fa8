import { expect, test } from 'vitest';
import { agree, askTogether, choose } from '../../src/index.ts';
import { Divergence, type LogEntry, Match, setupFor } from '../../src/match/index.ts';
import { bare, secretOf } from '../toys/bare.ts';

const rules = (words: string[]) =>
  bare(function* (g) {
    g.state.notes.push((yield* choose(g, 'a', 'word', words)) ?? '');
    if (g.state.notes.length > 2) g.state.notes.push(String(yield* agree('b', 'more')));
  });
const old = rules(['x', 'y', 'z']);
const setup = setupFor(old, 2);

function played() {
  const match = Match.start(old, setup, secretOf('replay'));
  for (const pick of [0, 1, 2]) match.answer('a', pick);
  return match;
}

test('the same rules arrive at the same position, line by line', () => {
  const match = played();
  const lines: number[] = [];
  const again = Match.replay(old, setup, match.secret, match.log, (_, index) => lines.push(index));
  expect(again.digest()).toBe(match.digest());
  expect(lines).toEqual([0, 1, 2]);
});

test('rules that ask something else stop loudly, at the line in question', () => {
  const match = played();
  const changed = bare(function* (g) {
    const words = g.state.notes.length < 2 ? ['x', 'y', 'z'] : ['x', 'y'];
    g.state.notes.push((yield* choose(g, 'a', 'word', words)) ?? '');
  });
  const replay = () => Match.replay(changed, setup, match.secret, match.log);
  expect(replay).toThrow(Divergence);
  expect(replay).toThrow('line 2 of the log answers question');
});

test('an answer nobody asks for any more is a divergence too', () => {
  const match = played();
  const silent = bare(function* (g) {
    g.state.notes.push((yield* choose(g, 'b', 'word', ['x', 'y', 'z'])) ?? '');
  });
  expect(() => Match.replay(silent, setup, match.secret, match.log)).toThrow('but the game asks nothing');
});

test('an answer that was never legal is a divergence too', () => {
  const match = played();
  const log = match.log.map((entry): LogEntry => (entry.t === 'answer' ? { ...entry, pick: 7 } : entry));
  expect(() => Match.replay(old, setup, match.secret, log)).toThrow(Divergence);
});

test('the line in question is counted in the log, in which what was taken back stands too', () => {
  const match = played();
  match.undo(0, 'a');
  match.answer('a', 1);
  const log = match.log.map(
    (entry, at): LogEntry => (at === 4 ? { ...entry, q: 'other' } : entry) as LogEntry,
  );
  expect(() => Match.replay(old, setup, match.secret, log)).toThrow(
    'line 4 of the log answers question other',
  );
});

test.each<[string, LogEntry]>([
  ['is of seat f', { t: 'leave', seat: 'f' }],
  ['is of seat c', { t: 'undo', to: 0, seat: 'c', rekey: false }],
  ['goes back to moment 9', { t: 'undo', to: 9, seat: 'a', rekey: false }],
  ['goes back to moment 4', { t: 'rollback', to: 4 }],
])('a line that no match could have written is not carried out: it %s', (why, line) => {
  const { secret, log } = played();
  expect(() => Match.replay(old, setup, secret, [...log, line])).toThrow(`line 3 of the log ${why}`);
});

test('a part of a joint question is answered once', () => {
  const joint = bare(function* (g) {
    const ready = yield* askTogether(g.seats.map(seat => agree(seat, 'ready')));
    g.state.notes.push(ready.join());
  });
  const match = Match.start(joint, setup, secretOf('joint'));
  match.answer('a', true);
  const [line] = match.log as [LogEntry];
  expect(() => Match.replay(joint, setup, match.secret, [line, line])).toThrow('but the game asks nothing');
});

import { expect, test } from 'vitest';
import { agree, choose, Divergence, type Entry, Match, setupFor } from '../src/index.ts';
import { bare, secretOf } from './toys/bare.ts';

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
  const log = match.log.map((entry): Entry => (entry.t === 'answer' ? { ...entry, pick: 7 } : entry));
  expect(() => Match.replay(old, setup, match.secret, log)).toThrow(Divergence);
});

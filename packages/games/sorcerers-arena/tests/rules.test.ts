import type { Result, Seat } from '@tavolata/kernel';
import { KeyedChance, keyOf, Run, setupFor } from '@tavolata/kernel/match';
import { Stage } from '@tavolata/kernel/scenario';
import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { CHAPTERS, SPACES } from '../src/defs.ts';
import { sorcerersArena } from '../src/index.ts';
import { distance } from '../src/verbs/board.ts';
import { gainVp, loseVp } from '../src/verbs/score.ts';

const table = (chapter: string, given: object) =>
  new Stage(sorcerersArena, { options: { chapter }, given: given as never });
const duel = { seats: { a: { characters: { mickey: {} } }, b: { characters: { ariel: {} } } } };

test('two or four players, never three', context => {
  proves(context, 'SA-MODE-01', 'SA-MODE-08');
  expect(() => setupFor(sorcerersArena, 5)).toThrow('2 to 4 players');
  expect(() => setupFor(sorcerersArena, 3)).toThrow('two-or-four (SA-MODE-01)');
  for (const { id, team } of CHAPTERS) {
    const four = () => setupFor(sorcerersArena, 4, { chapter: id });
    if (team) expect(four().options).toEqual({ chapter: id });
    else expect(four).toThrow('no-team-game (SA-MODE-08)');
  }
});

test('any chapter may be played at any time', context => {
  proves(context, 'SA-MODE-02');
  for (const { id } of CHAPTERS) {
    const run = Run.start(
      sorcerersArena,
      setupFor(sorcerersArena, 2, { chapter: id }),
      new KeyedChance(keyOf(id)),
    );
    expect(run.state.chapter).toBe(id);
    expect(run.questions).toHaveLength(1);
  }
});

test('the decks of a Summoner’s characters are shuffled into one before anything is drawn', context => {
  proves(context, 'SA-SETUP-08');
  const hands = Array.from({ length: 12 }, (_, n) => {
    const options = { chapter: 'chapter-1', first: 'a' };
    const stage = new Stage(sorcerersArena, { options, seed: `hand ${n}` }).rest('default', 'what-next');
    return (stage.glance() as { seats: { b: { hand: string[] } } }).seats.b.hand;
  });
  expect(new Set(hands.map(String)).size).toBeGreaterThan(10);
  expect(new Set(hands.map(([first]) => first?.split('-')[0]))).toEqual(new Set(['ariel', 'gaston']));
});

test('SA-EX-03: range 1 is 6 spaces around the middle, range 2 is 18', context => {
  proves(context, 'SA-RANGE-01');
  const within = (range: number) =>
    SPACES.map(({ id }) => id).filter(id => id !== 'e4' && distance('e4', id) <= range);
  expect(within(1)).toEqual(['d3', 'd4', 'e3', 'e5', 'f3', 'f4']);
  expect(within(2)).toHaveLength(18);
  expect(within(2)).toContain('c3');
});

test('SA-EX-53: the end stays fixed when a side falls below the threshold again', context => {
  proves(context, 'SA-GAME-05');
  const stage = table('chapter-1', { ...duel, vp: { blue: 11, red: 3 } });
  gainVp(stage.run.g, 'blue', 1);
  loseVp(stage.run.g, 'blue', 1);
  expect(stage.glance()).toMatchObject({ vp: { blue: 11, red: 3 }, lastRound: true });
  stage.does('a', 'end-turn').does('b', 'end-turn');
  expect(stage.glance()).toMatchObject({ result: 'most-vp', winners: ['a'] });
});

test('SA-EX-55: VP do not fall below zero', context => {
  proves(context, 'SA-VP-01');
  const stage = table('chapter-1', { ...duel, vp: { blue: 1 } });
  loseVp(stage.run.g, 'blue', 2);
  expect(stage.glance()).toMatchObject({ vp: { blue: 0, red: 0 } });
});

test('in a duel whoever lost the last match is Summoner A, in a team game whoever the table names', context => {
  proves(context, 'SA-DRAFT-03', 'SA-TEAM-01', 'SA-LEAVE-09');
  const next = (players: number, how: Result['how'], order: Seat[][]) => {
    const setup = setupFor(sorcerersArena, players, { first: 'a' });
    const result: Result = { how, winners: order[0] ?? [], order, reason: 'vp', rule: 'SA-GAME-01' };
    return sorcerersArena.again?.(setup, result).options.first;
  };
  expect(next(2, 'ranking', [['a'], ['b']])).toBe('b');
  expect(next(2, 'draw', [['a', 'b']])).toBe('random');
  expect(
    next(4, 'team', [
      ['a', 'd'],
      ['b', 'c'],
    ]),
  ).toBe('a');
});

test('chance decides who is Summoner A, unless the table says who', context => {
  proves(context, 'SA-DRAFT-03', 'SA-TEAM-01');
  const firsts = (players: number, first = 'random') =>
    Array.from({ length: 30 }, (_, n) => {
      const setup = setupFor(sorcerersArena, players, { first });
      return Run.start(sorcerersArena, setup, new KeyedChance(keyOf(`first ${n}`))).state;
    });
  expect([...new Set(firsts(2).map(({ summoners }) => summoners.join('')))].sort()).toEqual(['ab', 'ba']);
  const teams = firsts(4);
  expect([...new Set(teams.map(({ summoners }) => summoners.join('')))].sort()).toEqual([
    ...['abcd', 'badc', 'cdab', 'dcba'],
  ]);
  for (const { sides } of teams) expect([sides.a, sides.b]).toEqual([sides.d, sides.c]);
  expect(new Set(firsts(2, 'b').map(({ summoners }) => summoners[0]))).toEqual(new Set(['b']));
});

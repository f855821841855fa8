import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addResult, addTally, emptyTally, interval } from '../src/simulate/tally.ts';
import { cli, json } from './cli.ts';

interface Document {
  readonly games: number;
  readonly finished: number;
  readonly seconds: number;
  readonly wins: { readonly bySeat: Record<string, number>; readonly byBot: Record<string, number> };
  readonly [key: string]: unknown;
}

const RUN = ['simulate', 'boss-monster', '--games', '12', '--bots', 'random', '--seed', '7'];
const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((a, b) => a + b, 0);

describe('simulate', () => {
  test('counts the same whatever the jobs', async () => {
    const [one, two, three] = await Promise.all(
      ['1', '2', '3'].map(jobs => json<Document>([...RUN, '--seats', '4', '--rotate', '--jobs', jobs])),
    );
    const counts = (ran: typeof one) => ({ ...ran?.document, seconds: 0 });
    expect(one?.code).toBe(0);
    expect(counts(two)).toEqual(counts(one));
    expect(counts(three)).toEqual(counts(one));
  });

  test('has every part of the contract', async () => {
    const options = { variants: ['hard'] };
    const { code, document } = await json<Document>([
      ...RUN,
      '--seats',
      '3',
      '--options',
      JSON.stringify(options),
    ]);
    expect(code).toBe(0);
    expect(document).toMatchObject({
      game: 'boss-monster',
      options,
      seed: 7,
      games: 12,
      crashed: 0,
      stalled: 0,
    });
    expect(document).toMatchObject({ crashes: [], stalls: [] });
    for (const key of ['decisions', 'seconds', 'draws', 'shared', 'lost'])
      expect(document[key]).toEqual(expect.any(Number));
    expect(Object.keys(document.wins.bySeat)).toEqual(['a', 'b', 'c']);
    expect(document.finished).toBe(12);
    expect(document.wins.byBot).toEqual({ random: 12 });
    expect(sum(document.wins.bySeat)).toBe(12);
  });

  test('one match is played by its number, and saved for a replay', async () => {
    const simulated = (...which: string[]) =>
      json<Document>(['simulate', 'boss-monster', '--bots', 'easy', '--seed', 'saved', ...which]);
    const two = await simulated('--games', '2');
    const three = await simulated('--games', '3');
    const third = await simulated('--match', '2');
    expect(third.document.games).toBe(1);
    expect(third.document.decisions).toBe(Number(three.document.decisions) - Number(two.document.decisions));
    const file = /match 2 is in (\S+)/.exec(third.err)?.[1] ?? '';
    const replayed = await json(['replay', file]);
    rmSync(file);
    expect(replayed.document).toMatchObject({ holds: true, result: { how: expect.any(String) } });
  });

  test('another seed is another set of matches', async () => {
    const [one, two] = await Promise.all(
      ['7', 'evening'].map(seed =>
        json<Document>(['simulate', 'boss-monster', '--games', '5', '--seed', seed]),
      ),
    );
    expect(one?.document.decisions).not.toBe(two?.document.decisions);
    expect(two?.document.seed).toBe('evening');
  });

  test('people get shares with their intervals, and the cards that were played', async () => {
    const { code, out, err } = await cli([...RUN, '--jobs', '1']);
    expect(code).toBe(0);
    expect(out).toMatch(/12 finished, 0 crashed, 0 stalled/);
    expect(out).toMatch(/random +12 +100\.0% +\(\d+\.\d% to 100\.0%\)/);
    expect(out).toContain('cards played, per match:');
    expect(err).toContain('12/12');
  });
});

describe('tallies', () => {
  test('a shared victory counts for each of its seats, and once for a kind of bot', () => {
    const tally = emptyTally();
    const ended = { order: [], reason: 'x', rule: 'x' };
    addResult(tally, { ...ended, how: 'shared', winners: ['a', 'b'] }, { a: 'easy', b: 'easy', c: 'random' });
    addResult(tally, { ...ended, how: 'draw', winners: [] }, {});
    addResult(tally, { ...ended, how: 'lost', winners: [] }, {});
    expect(tally).toMatchObject({ finished: 3, shared: 1, draws: 1, lost: 1 });
    expect(tally.bySeat).toEqual({ a: 1, b: 1 });
    expect(tally.byBot).toEqual({ easy: 1 });
  });

  test('parts add up to the whole', () => {
    const sumOf = emptyTally();
    const part = { ...emptyTally(), finished: 2, cards: { pit: 3 }, crashes: [4], stalls: [5] };
    addTally(sumOf, part);
    addTally(sumOf, part);
    expect(sumOf).toMatchObject({ finished: 4, cards: { pit: 6 }, crashes: [4, 4], stalls: [5, 5] });
  });

  test('intervals are those of Wilson', () => {
    const rounded = (wins: number, games: number) =>
      interval(wins, games).map(share => Number(share.toFixed(4)));
    expect(rounded(0, 10)).toEqual([0, 0.2775]);
    expect(rounded(10, 10)).toEqual([0.7225, 1]);
    expect(rounded(425, 500)).toEqual([0.816, 0.8786]);
    expect(rounded(0, 0)).toEqual([0, 1]);
  });
});

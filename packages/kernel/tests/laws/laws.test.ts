import { ticTacToe } from '@tavolata/testing/toys';
import { expect, test } from 'vitest';
import { holdLaws } from '../../src/laws/index.ts';
import { setupFor } from '../../src/match/index.ts';
import { magpies } from '../toys/magpies.ts';

const seeds = (count: number) => Array.from({ length: count }, (_, n) => `laws ${n}`);

test('the laws hold for random matches of a game without cards', () => {
  for (const seed of seeds(20)) {
    const { replays } = holdLaws(ticTacToe, { seed, setup: setupFor(ticTacToe, 2), costlyEvery: 1 });
    expect(Math.max(...replays)).toBe(0);
  }
});

test('the laws hold for random matches of a game with hidden cards, at every decision', () => {
  seeds(30).forEach((seed, n) => {
    const setup = setupFor(magpies, 2 + (n % 3), { rounds: 6 });
    const { decisions } = holdLaws(magpies, { seed, setup, costlyEvery: 1 });
    expect(decisions).toBeGreaterThan(10);
  });
});

test('the laws hold when players leave, whatever is going on', () => {
  seeds(20).forEach((seed, n) => {
    const setup = setupFor(magpies, 3 + (n % 2), { rounds: 6 });
    holdLaws(magpies, { seed, setup, costlyEvery: 3, leaveBefore: [n, n + 4] });
  });
});

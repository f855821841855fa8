import { holdLaws } from '@tavolata/kernel/laws';
import { setupFor } from '@tavolata/kernel/match';
import { expect, test } from 'vitest';
import { newGame } from '../src/index.ts';

const planOf = (n: number) => ({
  seed: `laws ${n}`,
  setup: setupFor(newGame, 2 + (n % 5)),
  costlyEvery: 10,
});

test('the laws hold in random matches', () => {
  for (let n = 0; n < 20; n++) {
    const { replays } = holdLaws(newGame, planOf(n));
    expect(Math.max(...replays)).toBeLessThanOrEqual(1);
  }
});

test('they hold where somebody leaves', () => {
  for (let n = 0; n < 20; n++) holdLaws(newGame, { ...planOf(n), leaveBefore: [n, n + 5] });
});

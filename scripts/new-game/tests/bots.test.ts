import { winShare } from '@tavolata/bots/strength';
import { setupFor } from '@tavolata/kernel/match';
import { expect, test } from 'vitest';
import { newGame } from '../src/index.ts';

test('normal beats random in at least 80 of 100 matches', () => {
  expect(winShare(newGame, setupFor(newGame, 2), 100, 'normal', 'random')).toBeGreaterThanOrEqual(0.8);
});

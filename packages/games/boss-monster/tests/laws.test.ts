import { holdLaws } from '@tavolata/kernel/laws';
import { batches } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { bossMonster } from '../src/index.ts';
import { PATIENCE, planOf } from './plans.ts';

test.for(batches(10, 0, 200))('the laws hold in ten random matches from %i on', PATIENCE, first => {
  for (let n = first; n < first + 10; n++) {
    const { replays } = holdLaws(bossMonster, planOf('laws', n, 100));
    // A fork has little to play again: under one question on average, ten at the very most.
    expect(replays.reduce((sum, replay) => sum + replay, 0)).toBeLessThan(replays.length);
    expect(Math.max(...replays)).toBeLessThanOrEqual(10);
  }
});

import { holdLaws } from '@tavolata/kernel/laws';
import { test } from 'vitest';
import { sorcerersArena } from '../src/index.ts';
import { batches, planOf } from './plans.ts';

test.for(batches(60, 0, 1200))('the laws hold in sixty random matches from %i on', first => {
  for (let n = first; n < first + 60; n++) {
    const plan = planOf('long', n, 60);
    const leaves = n % 3 === 0 ? { leaveBefore: [(n * 37) % 300, (n * 53) % 300] } : {};
    holdLaws(sorcerersArena, { ...plan, ...leaves });
  }
});

import { holdLaws } from '@tavolata/kernel/laws';
import { test } from 'vitest';
import { darkestNight } from '../src/index.ts';
import { batches, planOf } from './plans.ts';

const HOUR = 3_600_000;

test.for(batches(100, 0, 50_000))(
  'the laws hold in a hundred random matches from %i on',
  { timeout: HOUR },
  first => {
    for (let n = first; n < first + 100; n++) {
      const plan = planOf('long', n, 200);
      const leaves = n % 3 === 0 ? { leaveBefore: [(n * 37) % 300, (n * 53) % 300] } : {};
      holdLaws(darkestNight, { ...plan, ...leaves });
    }
  },
);

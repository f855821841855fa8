import { holdLaws } from '@tavolata/kernel/laws';
import { expect, test } from 'vitest';
import { bossMonster } from '../src/index.ts';
import { batches, planOf } from './plans.ts';

test.for(batches(10, 0, 200))(
  'the laws hold in ten random matches from %i on, and steps are short',
  first => {
    for (let n = first; n < first + 10; n++) {
      const { replays } = holdLaws(bossMonster, planOf('laws', n, 40));
      expect(Math.max(...replays)).toBeLessThanOrEqual(10);
      expect(replays.reduce((sum, replay) => sum + replay, 0)).toBeLessThan(replays.length);
    }
  },
);

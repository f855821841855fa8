import { holdLaws } from '@tavolata/kernel/laws';
import { batches } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { darkestNight } from '../src/index.ts';
import { planOf } from './plans.ts';

const TIMEOUT = 120_000;

test.for(batches(10, 0, 160))(
  'the laws hold in ten random matches from %i on, and steps are short',
  { timeout: TIMEOUT },
  first => {
    for (let n = first; n < first + 10; n++) {
      const { replays } = holdLaws(darkestNight, planOf('laws', n, 400));
      expect(Math.max(...replays)).toBeLessThanOrEqual(3);
      expect(replays.reduce((sum, replay) => sum + replay, 0)).toBeLessThan(replays.length / 5);
    }
  },
);

test.for(batches(10, 0, 40))(
  'they hold in ten matches from %i on that somebody leaves',
  { timeout: TIMEOUT },
  first => {
    for (let n = first; n < first + 10; n++) {
      const plan = planOf('leaving', n, 400);
      holdLaws(darkestNight, { ...plan, leaveBefore: [(n * 13) % 60, 60 + n, 75 + 2 * n] });
    }
  },
);

test('they hold closely in a match of four and in one with a Necromancer player', {
  timeout: TIMEOUT,
}, () => {
  for (const n of [0, 5]) holdLaws(darkestNight, planOf('closely', n, 25));
});

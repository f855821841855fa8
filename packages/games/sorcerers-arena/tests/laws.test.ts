import { holdLaws } from '@tavolata/kernel/laws';
import { batches } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { sorcerersArena } from '../src/index.ts';
import { planOf } from './plans.ts';

test.for(batches(6, 0, 180))('the laws hold in six random matches from %i on, and steps are short', first => {
  for (let n = first; n < first + 6; n++) {
    const { replays } = holdLaws(sorcerersArena, planOf('laws', n, 150));
    expect(Math.max(...replays)).toBeLessThanOrEqual(10);
    expect(replays.reduce((sum, replay) => sum + replay, 0)).toBeLessThan(replays.length);
  }
});

test.for(batches(6, 0, 30))('they hold in six matches from %i on that somebody leaves', first => {
  for (let n = first; n < first + 6; n++) {
    const plan = planOf('leaving', n, 60);
    holdLaws(sorcerersArena, { ...plan, leaveBefore: [(n * 13) % 60, 60 + n, 75 + 2 * n] });
  }
});

test('they hold closely in one match of every kind', () => {
  for (let n = 0; n < 6; n++) holdLaws(sorcerersArena, planOf('closely', n, 5));
});

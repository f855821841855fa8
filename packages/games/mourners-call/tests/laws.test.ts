import { holdLaws } from '@tavolata/kernel/laws';
import { batches } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { mournersCall } from '../src/index.ts';
import { planOf } from './plans.ts';

const BATCH = 8;

test.for(batches(BATCH, 0, 200))(
  'the laws hold in eight random matches from %i on, and steps are small',
  first => {
    const replays: number[] = [];
    for (let n = first; n < first + BATCH; n++)
      replays.push(...holdLaws(mournersCall, planOf('laws', n, 900)).replays);
    // What a fork must replay.
    expect(replays.reduce((sum, each) => sum + each, 0) / replays.length).toBeLessThan(1);
  },
);

test.for(batches(BATCH, 0, 16))('they hold in eight matches from %i on that somebody leaves', first => {
  for (let n = first; n < first + BATCH; n++) {
    const leaveBefore = [7 * n, 90 + 31 * n, 400 + 53 * n];
    expect(holdLaws(mournersCall, { ...planOf('leaving', n, 300), leaveBefore }).decisions).toBeGreaterThan(
      0,
    );
  }
});

test('they hold closely in one match of each number of players', () => {
  for (let n = 0; n < 4; n++) holdLaws(mournersCall, planOf('closely', n, 60));
});

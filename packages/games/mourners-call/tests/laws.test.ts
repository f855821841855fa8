import { holdLaws } from '@tavolata/kernel/laws';
import { expect, test } from 'vitest';
import { mournersCall } from '../src/index.ts';
import { planOf } from './plans.ts';

const MATCHES = 44;
const LEAVING = 16;
const COSTLY_EVERY = 250;
const TIMEOUT = 240_000;

test.each([2, 3, 4, 5])(
  'the laws hold in random matches of %i',
  players => {
    const replays: number[] = [];
    for (let n = players - 2; n < MATCHES; n += 4)
      replays.push(...holdLaws(mournersCall, planOf('laws', n, COSTLY_EVERY)).replays);
    // Small steps: what a fork must replay.
    expect(replays.reduce((sum, each) => sum + each, 0) / replays.length).toBeLessThan(1);
  },
  TIMEOUT,
);

test(
  'the laws hold when players leave',
  () => {
    for (let n = 0; n < LEAVING; n++) {
      const plan = {
        ...planOf('leaving', n, COSTLY_EVERY / 4),
        leaveBefore: [7 * n, 90 + 31 * n, 400 + 53 * n],
      };
      expect(holdLaws(mournersCall, plan).decisions).toBeGreaterThan(0);
    }
  },
  TIMEOUT,
);

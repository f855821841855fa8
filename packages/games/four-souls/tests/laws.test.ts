import { holdLaws } from '@tavolata/kernel/laws';
import { expect, test } from 'vitest';
import { fourSouls } from '../src/index.ts';
import { plan } from './plans.ts';

/** Sixty matches, six a test: the long ones, every third, are spread over all parts. */
const PARTS = 10;
const MATCHES = 60;
const LEAVING = 12;
const TIMEOUT = 240_000;

test.each(Array.from({ length: PARTS }, (_, part) => part))(
  'the laws hold in random matches, part %i',
  part => {
    const replays: number[] = [];
    for (let n = part; n < MATCHES; n += PARTS)
      replays.push(...holdLaws(fourSouls, { ...plan(n), costlyEvery: 400 }).replays);
    // Small steps: what a fork must replay.
    expect(replays.reduce((sum, each) => sum + each, 0) / replays.length).toBeLessThan(1);
  },
  TIMEOUT,
);

test(
  'the laws hold when players leave',
  () => {
    for (let n = 0; n < LEAVING; n++) {
      const leaveBefore = [5 * n, 60 + 17 * n, 200 + 31 * n];
      expect(holdLaws(fourSouls, { ...plan(n), costlyEvery: 100, leaveBefore }).decisions).toBeGreaterThan(0);
    }
  },
  TIMEOUT,
);

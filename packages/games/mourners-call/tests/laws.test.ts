import { holdLaws } from '@tavolata/kernel/laws';
import { expect, test } from 'vitest';
import { mournersCall } from '../src/index.ts';
import { planOf } from './plans.ts';

const MATCHES = 40;
const COSTLY_EVERY = 60;

test('the laws hold in random matches', () => {
  const replays: number[] = [];
  for (let n = 0; n < MATCHES; n++)
    replays.push(...holdLaws(mournersCall, planOf('laws', n, COSTLY_EVERY)).replays);
  // Small steps: what a fork must replay.
  expect(replays.reduce((sum, each) => sum + each, 0) / replays.length).toBeLessThan(1);
});

test('the laws hold when players leave', () => {
  for (let n = 0; n < MATCHES / 2; n++) {
    const plan = { ...planOf('leaving', n, COSTLY_EVERY), leaveBefore: [3 * n, 40 + 11 * n, 150 + 13 * n] };
    expect(holdLaws(mournersCall, plan).decisions).toBeGreaterThan(0);
  }
});

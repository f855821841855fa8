import { holdLaws } from '@tavolata/kernel/laws';
import { expect, test } from 'vitest';
import { fourSouls } from '../src/index.ts';
import { holdLawsIn, plan } from './plans.ts';

const LEAVING = 12;

holdLawsIn(0, 200);

test('the laws hold when players leave', { timeout: 240_000 }, () => {
  for (let n = 0; n < LEAVING; n++) {
    const leaveBefore = [5 * n, 60 + 17 * n, 200 + 31 * n];
    expect(holdLaws(fourSouls, { ...plan(n), costlyEvery: 100, leaveBefore }).decisions).toBeGreaterThan(0);
  }
});

import { holdLaws } from '@tavolata/kernel/laws';
import { KeyedChance, keyOf } from '@tavolata/kernel/match';
import { expect, test } from 'vitest';
import { fourSouls } from '../src/index.ts';
import { holdLawsIn, plan } from './plans.ts';

const LEAVING = 40;
const LEAVERS = 5;
const WITHIN = 300;

holdLawsIn(0, 200);

test('the laws hold when players leave', { timeout: 240_000 }, () => {
  for (let n = 0; n < LEAVING; n++) {
    const moments = new KeyedChance(keyOf(`moments ${n}`));
    const mark = { epoch: 0, drawn: 0 };
    const leaveBefore = Array.from({ length: LEAVERS }, () => moments.int(mark, WITHIN));
    expect(holdLaws(fourSouls, { ...plan(n), costlyEvery: 100, leaveBefore }).decisions).toBeGreaterThan(0);
  }
});

import { holdLaws } from '@tavolata/kernel/laws';
import { test } from 'vitest';
import { bossMonster } from '../src/index.ts';
import { PATIENCE, planOf } from './plans.ts';

/** Short ones of their series, of two, three and four players and with every variant. */
const SHORT = [0, 6, 10, 16, 20, 21, 33, 42, 45, 54];

test.for(SHORT)('all laws hold at every decision of random match %i', PATIENCE, n => {
  holdLaws(bossMonster, planOf('closely', n, 1));
});

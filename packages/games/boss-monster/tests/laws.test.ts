import { holdLaws } from '@tavolata/kernel/laws';
import { expect, test } from 'vitest';
import { bossMonster } from '../src/index.ts';
import { planOf } from './plans.ts';

const count = Number(process.env.N ?? 20);
test('x', () => {
  let d = 0, r = 0, max = 0; const all: number[] = [];
  const t = Date.now();
  for (let n = 0; n < count; n++) { const x = holdLaws(bossMonster, planOf('laws', n, Number(process.env.EVERY ?? 40))); d += x.decisions; all.push(...x.replays); }
  all.sort((a,b)=>a-b);
  console.log(count, 'matches', d, 'decisions', Date.now() - t, 'ms', 'replay mean', all.reduce((a,b)=>a+b,0)/all.length, 'p99', all[Math.floor(all.length*0.99)], 'max', all.at(-1));
  expect(1).toBe(1);
});

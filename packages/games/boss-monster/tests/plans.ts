import { setupFor } from '@tavolata/kernel';
import { holdLaws, type LawPlan } from '@tavolata/kernel/laws';
import { test } from 'vitest';
import { VARIANTS } from '../src/defs.ts';
import { bossMonster } from '../src/index.ts';

/** The nth random match of a series: two, three and four players in turn, each with every set of variants. */
export function planOf(series: string, n: number, costlyEvery: number): LawPlan {
  const switches = Math.floor(n / 3) % 2 ** VARIANTS.length;
  const variants = VARIANTS.filter((_, bit) => (switches >> bit) % 2 === 1);
  return {
    seed: `${series} ${n}`,
    setup: setupFor(bossMonster, 2 + (n % 3), { variants }),
    costlyEvery,
  };
}

/** On a busy machine whole matches take their time. */
export const PATIENCE = { timeout: 600_000 };

/** Where each batch of so many matches begins, from one match to another. */
export const batches = (size: number, from: number, to: number): number[] =>
  Array.from({ length: (to - from) / size }, (_, batch) => from + batch * size);

/** `npm run test:long`: every file that calls this has a worker of its own. */
export function holdLawsLong(from: number, to: number): void {
  const SIZE = 250;
  test.for(batches(SIZE, from, to))('the laws hold from random match %i on', PATIENCE, first => {
    for (let n = first; n < first + SIZE; n++) holdLaws(bossMonster, planOf('long', n, 1000));
  });
}

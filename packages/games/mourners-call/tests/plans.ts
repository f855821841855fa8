import { setupFor } from '@tavolata/kernel';
import { holdLaws, type LawPlan } from '@tavolata/kernel/laws';
import { test } from 'vitest';
import { VARIANTS } from '../src/defs.ts';
import { mournersCall } from '../src/index.ts';

/** The nth random match: two to five players in turn, with every set of variants and both ways to start. */
export function planOf(series: string, n: number, costlyEvery: number): LawPlan {
  const round = Math.floor(n / 4);
  const variants = round % 2 === 1 ? VARIANTS : [];
  const options = { variants, 'starting-mourner': Math.floor(round / 2) % 2 === 1 ? 'random' : 'choose' };
  return { seed: `${series} ${n}`, setup: setupFor(mournersCall, 2 + (n % 4), options), costlyEvery };
}

/** Where each batch of so many matches begins. */
export const batches = (size: number, from: number, to: number): number[] =>
  Array.from({ length: (to - from) / size }, (_, batch) => from + batch * size);

/** `npm run test:long`: every file that calls this has a worker of its own. In a third of the matches somebody leaves. */
export function holdLawsLong(from: number, to: number): void {
  const SIZE = 250;
  test.for(batches(SIZE, from, to))('the laws hold from random match %i on', first => {
    for (let n = first; n < first + SIZE; n++) {
      const plan = planOf('long', n, 2000);
      const leaves = n % 3 === 0 ? { leaveBefore: [(n * 37) % 900, (n * 53) % 900] } : {};
      holdLaws(mournersCall, { ...plan, ...leaves });
    }
  });
}

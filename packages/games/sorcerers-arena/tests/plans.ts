import { setupFor } from '@tavolata/kernel';
import { holdLaws, type LawPlan } from '@tavolata/kernel/laws';
import { test } from 'vitest';
import { sorcerersArena } from '../src/index.ts';
import { TEAM_WAYS } from '../src/state.ts';

/** Every kind of match there is: chapters for two, chapters for four. */
const KINDS = [
  [2, 'chapter-1'],
  [2, 'chapter-2'],
  [2, 'chapter-3'],
  [2, 'chapter-4'],
  [4, 'chapter-3'],
  [4, 'chapter-4'],
] as const;

/** The nth random match of a series: every kind in turn, each with every way to find teams. */
export function planOf(series: string, n: number, costlyEvery: number): LawPlan {
  const [players, chapter] = KINDS[n % KINDS.length] as (typeof KINDS)[number];
  const teams = TEAM_WAYS[Math.floor(n / KINDS.length) % TEAM_WAYS.length] as string;
  const variants = n % 5 === 4 ? ['two-copies'] : [];
  return {
    seed: `${series} ${n}`,
    setup: setupFor(sorcerersArena, players, { chapter, teams, variants }),
    costlyEvery,
  };
}

/** Where each batch of so many matches begins, from one match to another. */
export const batches = (size: number, from: number, to: number): number[] =>
  Array.from({ length: (to - from) / size }, (_, batch) => from + batch * size);

/** `npm run test:long`: every file that calls this has a worker of its own. In a third of the matches somebody leaves. */
export function holdLawsLong(from: number, to: number): void {
  const SIZE = 250;
  test.for(batches(SIZE, from, to))('the laws hold from random match %i on', first => {
    for (let n = first; n < first + SIZE; n++) {
      const plan = planOf('long', n, 1000);
      const leaves = n % 3 === 0 ? { leaveBefore: [(n * 37) % 300, (n * 53) % 300] } : {};
      holdLaws(sorcerersArena, { ...plan, ...leaves });
    }
  });
}

import type { LawPlan } from '@tavolata/kernel/laws';
import { setupFor } from '@tavolata/kernel/match';
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

/** The nth match of the long series; in a third of them somebody leaves. */
export function longPlanOf(n: number): LawPlan {
  const plan = planOf('long', n, 1000);
  return n % 3 === 0 ? { ...plan, leaveBefore: [(n * 37) % 300, (n * 53) % 300] } : plan;
}

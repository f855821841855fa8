import type { LawPlan } from '@tavolata/kernel/laws';
import { setupFor } from '@tavolata/kernel/match';
import { VARIANTS } from '../src/defs.ts';
import { mournersCall } from '../src/index.ts';

/** The nth random match: two to five players in turn, with every set of variants and both ways to start. */
export function planOf(series: string, n: number, costlyEvery: number): LawPlan {
  const round = Math.floor(n / 4);
  const variants = round % 2 === 1 ? VARIANTS : [];
  const options = { variants, 'starting-mourner': Math.floor(round / 2) % 2 === 1 ? 'random' : 'choose' };
  return { seed: `${series} ${n}`, setup: setupFor(mournersCall, 2 + (n % 4), options), costlyEvery };
}

/** The nth match of the long series; in a third of them somebody leaves. */
export function longPlanOf(n: number): LawPlan {
  const plan = planOf('long', n, 2000);
  return n % 3 === 0 ? { ...plan, leaveBefore: [(n * 37) % 900, (n * 53) % 900] } : plan;
}

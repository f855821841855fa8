import type { LawPlan } from '@tavolata/kernel/laws';
import { setupFor } from '@tavolata/kernel/match';
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

/** The nth match of the long series. */
export const longPlanOf = (n: number): LawPlan => planOf('long', n, 1000);

import { bots, playOut } from '@tavolata/bots';
import { keyOf } from '@tavolata/kernel/match';
import { race } from './measure.ts';
import type { BenchResult } from './result.ts';
import type { BenchTable } from './tables.ts';

const NAMES = ['random', 'normal'] as const;
/** How many decisions are about one round. */
const DECISIONS = { random: 12_000, normal: 3000 } as const;

/**
 * Whole matches, one after another, on one core: everybody plays at random, or everybody as well as `normal` does. Random
 * ones first, before the engine has met the bots' thoughts.
 */
export function speedOf({ game, setup }: BenchTable): BenchResult {
  const figures: Record<string, number> = {};
  for (const bot of NAMES) {
    const players = Object.fromEntries(setup.seats.map(seat => [seat, bots[bot]]));
    const played = (n: number): number =>
      playOut(game, setup, { key: keyOf(`games ${n}`) }, players).decisions;
    const matches = Math.ceil(DECISIONS[bot] / played(0));
    let decisions = 0;
    const work = () => () => {
      decisions = 0;
      for (let n = 0; n < matches; n++) decisions += played(n);
      return matches;
    };
    const { speed } = race({ speed: work }, 5);
    figures[`${game.slug}: ${bot} matches per second and core`] = speed;
    figures[`${game.slug}: ${bot} decisions per second and core`] = (speed * decisions) / matches;
  }
  return { figures, comparisons: [] };
}

import { forkOf } from './fork.ts';
import { speedOf } from './games.ts';
import { kernel } from './kernel.ts';
import { inBundleOfItsOwn, inProcessesOfTheirOwn, inProcessOfItsOwn, measureIfAsked } from './own-process.ts';
import type { BenchResult } from './result.ts';
import { type BenchTable, tables } from './tables.ts';
import { web } from './web.ts';

export type { BenchResult, Comparison } from './result.ts';

/** A part for each game, by its name. */
const each = (name: string, measure: (table: BenchTable) => BenchResult) =>
  Object.fromEntries(tables.map(table => [`${name} ${table.game.slug}`, () => measure(table)]));

const forks = each('fork', forkOf);
const speeds = each('games', speedOf);

/** Every benchmark, by the name it is called with. */
export const benches: Readonly<Record<string, () => BenchResult>> = {
  kernel: inProcessOfItsOwn('kernel'),
  fork: inProcessesOfTheirOwn(Object.keys(forks)),
  games: inProcessesOfTheirOwn(Object.keys(speeds)),
  web: inProcessOfItsOwn('web'),
  server: inBundleOfItsOwn('bench-server.mjs'),
  siege: inBundleOfItsOwn('bench-siege.mjs'),
};

await measureIfAsked({ kernel, ...forks, ...speeds, web });

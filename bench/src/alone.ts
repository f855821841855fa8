import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchResult } from './result.ts';

/** The bundle this is part of. */
const self = fileURLToPath(import.meta.url);

/**
 * Each benchmark in a process of its own: an engine that has just run another game's code runs ours with other
 * assumptions, and a figure must not depend on what was measured before it.
 */
export const inProcessOfItsOwn = (name: string) => (): BenchResult =>
  JSON.parse(execFileSync(process.execPath, [self, name], { encoding: 'utf8' }));

/** Several parts of one benchmark, each game with an engine that knows no other. */
export const inProcessesOfTheirOwn = (names: readonly string[]) => (): BenchResult => {
  const parts = names.map(name => inProcessOfItsOwn(name)());
  return {
    figures: Object.assign({}, ...parts.map(({ figures }) => figures)),
    comparisons: parts.flatMap(({ comparisons }) => comparisons),
  };
};

/** One that is a bundle of its own, beside this one: what it needs would only weigh on the others. */
export const inBundleOfItsOwn = (name: string) => (): BenchResult =>
  JSON.parse(execFileSync(process.execPath, [join(dirname(self), name)], { encoding: 'utf8' }));

export type Works = Readonly<Record<string, () => BenchResult | Promise<BenchResult>>>;

/** In that process: measures what was asked for and writes it down. */
export async function measureIfAsked(works: Works): Promise<void> {
  const work = process.argv[1] === self ? works[process.argv[2] ?? ''] : undefined;
  if (work) process.stdout.write(JSON.stringify(await work()));
}

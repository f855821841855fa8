import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchResult } from './result.ts';

/** The bundle this is part of. */
const self = fileURLToPath(import.meta.url);

/** What a process writes down; what it says when it fails is why. */
function measuredBy(...args: readonly string[]): BenchResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status !== 0) throw new Error(whyOf(stderr));
  return JSON.parse(stdout);
}

/** The sentence in what Node prints of an error nobody caught; else all of it. */
const whyOf = (printed: string): string =>
  /^(?:\w*Error: )(.+)$/m.exec(printed)?.[1] ?? (printed.trim() || 'it was stopped');

/**
 * Each benchmark in a process of its own: an engine that has just run another game's code runs ours with other
 * assumptions, and a figure must not depend on what was measured before it.
 */
export const inProcessOfItsOwn = (name: string) => (): BenchResult => measuredBy(self, name);

/** Several parts of one benchmark, each game with an engine that knows no other. */
export const inProcessesOfTheirOwn = (names: readonly string[]) => (): BenchResult => {
  const parts = names.map(name => inProcessOfItsOwn(name)());
  return {
    figures: Object.assign({}, ...parts.map(({ figures }) => figures)),
    comparisons: parts.flatMap(({ comparisons }) => comparisons),
  };
};

/** One that is a bundle of its own, beside this one: what it needs would only weigh on the others. */
export const inBundleOfItsOwn = (name: string) => (): BenchResult => measuredBy(join(dirname(self), name));

type Works = Readonly<Record<string, () => BenchResult | Promise<BenchResult>>>;

/** In that process: measures what was asked for and writes it down. */
export async function measureIfAsked(works: Works): Promise<void> {
  const work = process.argv[1] === self ? works[process.argv[2] ?? ''] : undefined;
  if (work) process.stdout.write(JSON.stringify(await work()));
}

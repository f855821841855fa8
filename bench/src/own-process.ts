import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchResult } from './result.ts';

/** The path of this bundle. */
const self = fileURLToPath(import.meta.url);

/** Runs a process and reads the result it prints as JSON; throws what it prints if it fails. */
function measuredBy(...args: readonly string[]): BenchResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status !== 0) throw new Error(whyOf(stderr));
  return JSON.parse(stdout);
}

/** The message of an uncaught error as Node prints it; else all that was printed. */
const whyOf = (printed: string): string =>
  /^(?:\w*Error: )(.+)$/m.exec(printed)?.[1] ?? (printed.trim() || 'it was stopped');

/**
 * Each benchmark in a process of its own: what an engine has optimized for other code would change the figure.
 */
export const inProcessOfItsOwn = (name: string) => (): BenchResult => measuredBy(self, name);

/** Several parts of one benchmark, each in a process of its own. */
export const inProcessesOfTheirOwn = (names: readonly string[]) => (): BenchResult => {
  const parts = names.map(name => inProcessOfItsOwn(name)());
  return {
    figures: Object.assign({}, ...parts.map(({ figures }) => figures)),
    comparisons: parts.flatMap(({ comparisons }) => comparisons),
  };
};

/** A benchmark that is a bundle of its own, since it loads much that the others do not need. */
export const inBundleOfItsOwn = (name: string) => (): BenchResult => measuredBy(join(dirname(self), name));

type Works = Readonly<Record<string, () => BenchResult | Promise<BenchResult>>>;

/** In such a process: measures what was asked for and prints it. */
export async function measureIfAsked(works: Works): Promise<void> {
  const work = process.argv[1] === self ? works[process.argv[2] ?? ''] : undefined;
  if (work) process.stdout.write(JSON.stringify(await work()));
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from '../args.ts';
import type { CliCommand } from '../command.ts';
import { EXIT_FAILED, EXIT_OK, messageOf, UsageError } from '../errors.ts';
import { ROOT } from '../files.ts';
import { type Io, printJson } from '../io.ts';

const help = `measures, each figure against something else in the same run
  bench [NAME...] [--json]
  Without names, all of them.
JSON: {benches: {name: {figures, comparisons: [{id, ours, theirs, unit, ratio, target, met}]}}, failed: {name: why}}
One that cannot be measured, such as web without a browser, has failed, and the others go on.`;

interface MeasuredComparison {
  readonly id: string;
  readonly ours: number;
  readonly theirs: number;
  readonly unit: string;
  readonly ratio: number;
  readonly target: number;
  readonly met: boolean;
}

interface Measured {
  readonly figures: Readonly<Record<string, number>>;
  readonly comparisons: readonly MeasuredComparison[];
}

type Bench = () => Measured | Promise<Measured>;
type Benches = Readonly<Record<string, Bench>>;

/** The benchmarks are a bundle of their own: what they compare us with is no part of any other command. */
async function loadBenches(): Promise<Benches> {
  const path = join(ROOT, 'dist', 'bench.mjs');
  if (!existsSync(path)) throw new UsageError('the benchmarks are not built');
  const { benches } = (await import(pathToFileURL(path).href)) as { benches: Benches };
  return benches;
}

function show(io: Io, name: string, { figures, comparisons }: Measured): void {
  const figure = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 2 });
  io.out(name);
  for (const [id, value] of Object.entries(figures)) io.out(`  ${id}: ${figure(value)}`);
  for (const { id, ours, theirs, unit, ratio, target, met } of comparisons)
    io.out(
      `  ${met ? 'met ' : 'MISS'} ${id}: ${figure(ours)} against ${figure(theirs)} ${unit}, ratio ${figure(ratio)}, target ${figure(target)}`,
    );
}

/** One after another, each shown as soon as it is measured. */
export async function measureAll(io: Io, benches: Benches, tell?: typeof show) {
  const measured: Record<string, Measured> = {};
  const failed: Record<string, string> = {};
  for (const [name, bench] of Object.entries(benches)) {
    io.err(`measuring ${name}…`);
    try {
      const result = await bench();
      measured[name] = result;
      tell?.(io, name, result);
    } catch (error) {
      failed[name] = messageOf(error);
      io.err(`${name} could not be measured: ${failed[name]}`);
    }
  }
  return { measured, failed };
}

export const bench: CliCommand = {
  help,
  async run(args, { io }) {
    const { values, positionals } = parse(args, {});
    const all = await loadBenches();
    const names = positionals.length > 0 ? positionals : Object.keys(all);
    for (const name of names)
      if (!Object.hasOwn(all, name))
        throw new UsageError(
          `there is no benchmark ${JSON.stringify(name)}; there are ${Object.keys(all).join(', ')}`,
        );
    const chosen = Object.fromEntries(names.map(name => [name, all[name] as Bench]));
    const { measured, failed } = await measureAll(io, chosen, values.json ? undefined : show);
    if (values.json) printJson(io, { benches: measured, failed });
    const met = Object.values(measured).every(({ comparisons }) => comparisons.every(one => one.met));
    return met && Object.keys(failed).length === 0 ? EXIT_OK : EXIT_FAILED;
  },
};

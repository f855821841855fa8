import { join } from 'node:path';
import { type Difference, playScenario, type ScenarioWords, unknownWords } from '@tavolata/kernel/scenario';
import { scenarioWordsOf } from '@tavolata/testing/words';
import { parse } from '../args.ts';
import type { CliCommand } from '../command.ts';
import { EXIT_FAILED, EXIT_OK, UsageError } from '../errors.ts';
import { ROOT } from '../files.ts';
import { printJson } from '../io.ts';
import { filesOf, type Playable, playablesOf } from '../scenario/read.ts';
import { playReport } from '../scenario/report.ts';

const help = `plays scenario files and crash reports, and says what differed
  scenario FILE... [--json]
  A file is YAML (one or several documents, see docs/scenarios.md) or a crash report from .reports/; a folder stands for
  all of them in it.
JSON: {files, scenarios, passed, failed: [{file, title, path, expected, got}]}`;

const known = new Map<string, ScenarioWords>();

function wordsOf(slug: string): ScenarioWords {
  const words = known.get(slug) ?? scenarioWordsOf(join(ROOT, 'packages', 'games', slug));
  known.set(slug, words);
  return words;
}

function play(one: Playable): Difference[] {
  const { game } = one.registered;
  if ('report' in one) return playReport(one.registered, one.report);
  return [...unknownWords(one.scenario, wordsOf(game.slug)), ...playScenario(game, one.scenario)];
}

/** Text as it is, everything else as JSON. */
const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export const scenario: CliCommand = {
  help,
  run(args, { io, games }) {
    const { values, positionals } = parse(args, {});
    if (positionals.length === 0) throw new UsageError('name at least one file');
    const files = filesOf(positionals);
    const playables = files.flatMap(file => playablesOf(file, games));
    const results = playables.map(one => ({ ...one, differences: play(one) }));
    const passed = results.filter(({ differences }) => differences.length === 0).length;
    const failed = results.flatMap(({ file, title, differences }) =>
      differences.map(difference => ({ file, title, ...difference })),
    );
    if (values.json) printJson(io, { files: files.length, scenarios: results.length, passed, failed });
    else {
      for (const { file, title, differences } of results) {
        io.out(`${differences.length === 0 ? 'pass' : 'FAIL'}  ${file}${title === file ? '' : `: ${title}`}`);
        for (const { path, expected, got } of differences)
          io.out(`      ${path}\n        expected ${shown(expected)}\n        got      ${shown(got)}`);
      }
      io.out(`${passed} passed, ${results.length - passed} failed`);
    }
    return failed.length === 0 ? EXIT_OK : EXIT_FAILED;
  },
};

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './packages/testing/src/longest-first.ts';
import { ProofsReporter } from './packages/testing/src/reporter.ts';

/** `npm run test:long` sets LONG=1: then only the tests in `*.long.test.*` run, else all others. */
const long = process.env.LONG === '1';
/** Where `npm test` reads its counts. */
const results = process.env.RESULTS;

const testsIn = (...places: string[]): string[] =>
  places.map(place => `${place}/**/*${long ? '.long' : ''}.test.{ts,mjs}`);
const exclude = ['**/node_modules/**', ...(long ? [] : ['**/*.long.test.{ts,mjs}'])];
/** Of the page, and of each game's board. */
const BROWSER = 'packages/**/tests/browser';

/** Guards against waiting for ever, in milliseconds; a machine that does other things too may take long. */
const PATIENCE = 300_000;

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    exclude,
    // What files of tests import is not read anew for each: none may leave anything behind.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    globalSetup: ['./scripts/lib/test-folder.mjs'],
    sequence: { sequencer: LongestFirst },
    // Workers play whole matches: more of them than cores only wait for each other.
    maxWorkers: availableParallelism(),
    testTimeout: long ? 3_600_000 : PATIENCE,
    hookTimeout: PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
    reporters: [
      'default',
      new ProofsReporter(),
      ...(results ? [['./scripts/lib/results.mjs', { file: results }] as [string, { file: string }]] : []),
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: testsIn(BROWSER),
          globalSetup: ['packages/web/tests/browser/kit/building.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'code',
          include: testsIn('packages/**/tests', 'bench/tests', 'scripts/tests'),
          exclude: [...exclude, `${BROWSER}/**`],
        },
      },
    ],
  },
});

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ProofsReporter } from './packages/testing/src/reporter.ts';

/** `npm run test:long` sets LONG=1: then only the tests in `*.long.test.ts` run, else all others. */
const long = process.env.LONG === '1';
/** Where `npm test` reads its counts. */
const results = process.env.RESULTS;

const testsIn = (...places: string[]): string[] =>
  places.map(place => `${place}/*${long ? '.long' : ''}.test.{ts,mjs}`);
const BROWSER = 'packages/web/tests/browser';
const ENGINE = ['kernel', 'bots', 'table', 'testing', 'games/*'];

/** Where nothing is remembered between two files of tests, what they import need not be read anew for each. */
const isolate = false;

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', ...(long ? [] : ['**/*.long.test.ts'])],
    // Workers play whole matches: more of them than cores only wait for each other.
    maxWorkers: availableParallelism(),
    testTimeout: long ? 3_600_000 : 60_000,
    reporters: [
      'default',
      new ProofsReporter(),
      ...(results ? [['./scripts/lib/results.mjs', { file: results }] as [string, { file: string }]] : []),
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          isolate,
          include: testsIn(...ENGINE.map(each => `packages/${each}/tests`)),
        },
      },
      {
        extends: true,
        test: {
          name: 'product',
          include: testsIn('packages/{cli,server,web}/tests', 'bench/tests', 'scripts/tests'),
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          isolate,
          include: testsIn(BROWSER),
          globalSetup: [`${BROWSER}/kit/building.ts`],
        },
      },
    ],
  },
});

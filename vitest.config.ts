import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ProofsReporter } from './packages/testing/src/reporter.ts';

/** `npm run test:long` sets LONG=1: then only the tests in `*.long.test.ts` run, else all others. */
const long = process.env.LONG === '1';
/** Where `npm test` reads its counts. */
const results = process.env.RESULTS;

export default defineConfig({
  test: {
    include: ['packages/**/tests/**/', 'bench/tests/', 'scripts/tests/'].map(
      place => `${place}*${long ? '.long' : ''}.test.{ts,mjs}`,
    ),
    exclude: ['**/node_modules/**', ...(long ? [] : ['**/*.long.test.ts'])],
    // Workers play whole matches: more of them than cores only wait for each other.
    maxWorkers: availableParallelism(),
    testTimeout: long ? 3_600_000 : 60_000,
    reporters: [
      'default',
      new ProofsReporter(),
      ...(results ? [['./scripts/lib/results.mjs', { file: results }] as [string, { file: string }]] : []),
    ],
  },
});

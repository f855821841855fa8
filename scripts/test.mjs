#!/usr/bin/env node
/**
 * `npm test`: installs, generates, builds, lints, checks types and data, runs the tests; `--long` runs the long tests
 * instead. Every part runs even if one before it failed; the last line counts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, testsWith } from './lib/browser.mjs';
import { ROOT } from './lib/files.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { afterAnotherTry, NO_RESULTS, worthAnotherTry } from './lib/results.mjs';

const long = process.argv.includes('--long');
/** The page lives among other types than the rest. */
const PROJECTS = ['.', 'packages/web'].filter(path => existsSync(join(ROOT, path, 'tsconfig.json')));
const RESULTS = join(ROOT, 'dist', 'tests.json');
/** A test in an endless loop cannot be stopped from inside: after so long all are, in milliseconds. */
const MOST = 45 * 60_000;
const counts = { passed: 0, failed: 0, skipped: 0 };
const times = [];
/** Tests of the page that passed only at the second attempt. */
const stumbled = [];

async function timed(name, work) {
  const start = performance.now();
  console.log(`--- ${name}`);
  try {
    return await work();
  } finally {
    times.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

/** A part that is not a set of tests counts as one. */
async function check(name, work) {
  try {
    const problems = await timed(name, work);
    for (const problem of problems) console.error(problem);
    counts[problems.length === 0 ? 'passed' : 'failed']++;
  } catch (error) {
    console.error(error?.constructor === Error ? error.message : error);
    counts.failed++;
  }
}

/** Runs a program of node_modules; its output is seen as it comes. */
function run(script, args, env = {}, timeout = undefined) {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules', script), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    timeout,
    killSignal: 'SIGKILL',
  });
  return status ?? 1;
}

const program = (script, ...args) => (run(script, args) === 0 ? [] : [`${script} found problems`]);

async function prepareAll() {
  const { generate } = await import('./generate.mjs');
  const { build } = await import('./lib/build.mjs');
  const { ensurePage } = await import('./lib/page.mjs');
  generate();
  await build();
  await ensurePage();
  return [];
}

async function lint() {
  await check('format and lint', () => program('@biomejs/biome/bin/biome', 'check', '.'));
  await check('house laws', async () => (await import('./house-laws.mjs')).houseProblems());
  await check('data', async () => (await import('./lib/schemas.mjs')).schemaProblems());
  await check('types', () => PROJECTS.flatMap(path => program('typescript/bin/tsc', '--noEmit', '-p', path)));
}

/** Runs all tests, or which it is told; what passed, and what did not. */
function vitest(browser, which = []) {
  rmSync(RESULTS, { force: true });
  const env = { RESULTS, ...(long && { LONG: '1' }) };
  const args = ['run', ...testsWith(browser), ...which];
  const status = run('vitest/vitest.mjs', args, env, long ? undefined : MOST);
  const results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : NO_RESULTS;
  const isUntold = status !== 0 && results.failures.length === 0;
  return isUntold ? { ...results, failures: [{ file: '', name: 'vitest itself' }] } : results;
}

function runTests(browser) {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  const first = vitest(browser);
  counts.passed += first.passed.length;
  counts.skipped += first.skipped;
  const again = worthAnotherTry(first.failures);
  if (again.length === 0) {
    counts.failed += first.failures.length;
    return;
  }
  console.log('--- once more what stumbled in the browser');
  const second = afterAnotherTry(first.failures, vitest(browser, again));
  counts.failed += second.failures.length;
  counts.passed += second.stumbled.length;
  stumbled.push(...second.stumbled.map(({ name }) => name));
}

async function main() {
  await timed('install', () => ensureInstalled());
  let browser;
  await check('browser', () => {
    browser = ensureBrowser();
    return [];
  });
  await check('generate and build', prepareAll);
  if (!long) await lint();
  await timed(long ? 'long tests' : 'tests', () => runTests(browser));
}

try {
  await main();
} catch (error) {
  console.error(error?.constructor === Error ? error.message : error);
  counts.failed++;
}
console.log(`\n${times.join(', ')}`);
const { passed, failed, skipped } = counts;
for (const name of stumbled) console.log(`passed only at the second attempt: ${name}`);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;

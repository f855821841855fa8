#!/usr/bin/env node
/**
 * `npm test`: installs, generates, builds, lints, checks types and data, runs the tests; `--long` runs the long tests
 * instead. `npm test -- four-souls`, or paths: only the tests of that package, or whose path has that in it. Every part
 * runs even if one before it failed; the last line counts.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, testsWith } from './lib/browser.mjs';
import { ROOT } from './lib/files.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { NO_RESULTS } from './lib/results.mjs';

const long = process.argv.includes('--long');
const only = process.argv.slice(2).filter(word => !word.startsWith('--'));
/** The page lives among other types than the rest. */
const PROJECTS = ['.', 'packages/web'].filter(path => existsSync(join(ROOT, path, 'tsconfig.json')));
const RESULTS = join(ROOT, 'dist', 'tests.json');
/** A test in an endless loop cannot be stopped from inside: after this all are ended. */
const TIMEOUT_MS = 45 * 60_000;
const counts = { passed: 0, failed: 0, skipped: 0 };
const times = [];

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

/** Runs a program of node_modules to its end, and tells its exit code. What it says is seen at once, or whole at its end. */
async function run(script, args, { env = {}, timeout, quiet = false } = {}) {
  const child = spawn(process.execPath, [join(ROOT, 'node_modules', script), ...args], {
    cwd: ROOT,
    stdio: ['ignore', ...(quiet ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
    env: { ...process.env, ...env },
    timeout,
    killSignal: 'SIGKILL',
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', data => said.push(data));
  const [status] = await once(child, 'close');
  process.stdout.write(Buffer.concat(said));
  return status ?? 1;
}

const program = async (script, ...args) =>
  (await run(script, args, { quiet: true })) === 0 ? [] : [`${script} found problems`];

async function prepareAll() {
  const { generate } = await import('./generate.mjs');
  const { build } = await import('./lib/build.mjs');
  const { ensurePage } = await import('./lib/page.mjs');
  generate();
  await build();
  // Tests that drive a browser build the page themselves where it is missing.
  if (only.length === 0) await ensurePage();
  return [];
}

/** A package by its name, or whatever is in a path: what vitest looks for in the paths of tests. */
function filterFor(word) {
  const folder = ['packages', 'packages/games'].find(room =>
    existsSync(join(ROOT, room, word, 'package.json')),
  );
  return folder ? `${folder}/${word}/` : word;
}

/** All at once: each of them keeps one core busy. */
const lint = () =>
  Promise.all([
    ...PROJECTS.map(path =>
      check(`types of ${path}`, () => program('typescript/bin/tsc', '--noEmit', '-p', path)),
    ),
    check('format and lint', () => program('@biomejs/biome/bin/biome', 'check', '.')),
    check('style sheets', () => program('stylelint/bin/stylelint.mjs', '**/*.css')),
    check('house laws', async () => (await import('./house-laws.mjs')).houseProblems()),
    check('data', async () => (await import('./lib/schemas.mjs')).schemaProblems()),
  ]);

async function runTests(browser) {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  rmSync(RESULTS, { force: true });
  const env = { RESULTS, ...(long && { LONG: '1' }) };
  const args = ['run', ...testsWith(browser), ...only.map(filterFor)];
  const status = await run('vitest/vitest.mjs', args, { env, timeout: long ? undefined : TIMEOUT_MS });
  const results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : NO_RESULTS;
  counts.passed += results.passed;
  counts.skipped += results.skipped;
  counts.failed += results.failures.length;
  // It may also fail by itself.
  if (status !== 0 && results.failures.length === 0) counts.failed++;
}

async function main() {
  await timed('install', () => ensureInstalled());
  let browser;
  await check('browser', () => {
    browser = ensureBrowser();
    return [];
  });
  await check('generate and build', prepareAll);
  if (!long && only.length === 0) await lint();
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
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;

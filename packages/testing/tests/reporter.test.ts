import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestModule, Vitest } from 'vitest/node';
import { hashOfGame, type Proofs, proofsFile } from '../src/proofs.ts';
import { ProofsReporter } from '../src/reporter.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reporter-'));
  const tests = join(root, 'packages', 'games', 'chess', 'tests');
  mkdirSync(tests, { recursive: true });
  for (const name of ['moves.test.ts', 'draws.test.ts', 'laws.long.test.ts'])
    writeFileSync(join(tests, name), '');
});
afterEach(() => rmSync(root, { recursive: true }));

interface Ran {
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly rules?: string[];
}

/** As much of a module that ran as the reporter looks at. */
function moduleOf(name: string, tests: readonly Ran[]): TestModule {
  const moduleId = join(root, 'packages', 'games', 'chess', 'tests', name);
  const module = { moduleId, children: { allTests: () => cases } };
  const cases = tests.map(({ title, state, rules }) => ({
    fullName: title,
    module,
    result: () => ({ state }),
    meta: () => ({ rules }),
  }));
  return module as unknown as TestModule;
}

function report(modules: readonly TestModule[], testNamePattern?: RegExp): Proofs | undefined {
  const reporter = new ProofsReporter();
  reporter.onInit({ config: { root, testNamePattern } } as unknown as Vitest);
  reporter.onTestRunEnd(modules);
  const path = proofsFile(root, 'chess');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Proofs) : undefined;
}

const moves = () =>
  moduleOf('moves.test.ts', [
    { title: 'pawns', state: 'passed', rules: ['CH-MOVE-02', 'CH-MOVE-01'] },
    { title: 'kings', state: 'failed', rules: ['CH-MOVE-01'] },
    { title: 'queens', state: 'skipped', rules: ['CH-MOVE-03'] },
    { title: 'boards', state: 'passed' },
  ]);

test('rules with the tests that name them, as they ended', () => {
  const file = 'packages/games/chess/tests/moves.test.ts';
  expect(report([moves(), moduleOf('draws.test.ts', [])])).toEqual({
    game: 'chess',
    hash: hashOfGame(root, 'chess'),
    proved: { 'CH-MOVE-01': [{ file, title: 'pawns' }], 'CH-MOVE-02': [{ file, title: 'pawns' }] },
    failed: { 'CH-MOVE-01': [{ file, title: 'kings' }] },
  });
});

test('a run of some tests says nothing about the others', () => {
  expect(report([moves()])).toBeUndefined();
  expect(report([moves(), moduleOf('draws.test.ts', [])], /pawns/)).toBeUndefined();
});

test('another test, source or rule makes another hash', () => {
  const before = hashOfGame(root, 'chess');
  writeFileSync(join(root, 'packages', 'games', 'chess', 'rules.yaml'), 'rules: []');
  const after = hashOfGame(root, 'chess');
  expect(after).not.toBe(before);
  writeFileSync(join(root, 'packages', 'games', 'chess', 'README.md'), 'not part of it');
  expect(hashOfGame(root, 'chess')).toBe(after);
});

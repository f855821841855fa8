import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from '../lib/files.mjs';

const known = (file, name) => ({ file, name });

describe('vitest', () => {
  let root;
  let results;

  beforeEach(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'results-')));
    results = join(root, 'results.json');
    const reporters = [[join(ROOT, 'scripts/lib/results.mjs'), { file: results }]];
    const config = { test: { globals: true, include: ['*.test.ts'], reporters } };
    write('vitest.config.mjs', `export default ${JSON.stringify(config)};`);
  });

  afterEach(() => rmSync(root, { recursive: true }));

  function write(name, text) {
    const path = join(root, name);
    writeFileSync(path, text);
    return path;
  }

  function run() {
    spawnSync(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run'], { cwd: root });
    return JSON.parse(readFileSync(results, 'utf8'));
  }

  const FAIL = '() => { throw new Error() }';
  const PASS = '() => {}';

  test('tells how many have passed, what has failed by file and name, and which files did not stand by themselves', () => {
    const mixed = write(
      'a.test.ts',
      `test('one', ${PASS}); test('two', ${FAIL}); test.skip('three', ${PASS});`,
    );
    const broken = write('b.test.ts', 'throw new Error();');
    const unprepared = write('c.test.ts', `beforeAll(${FAIL}); test('one', ${PASS});`);
    const untidy = write(
      'd.test.ts',
      `test('one', ${FAIL}); describe('in', () => { afterAll(${FAIL}); test('two', ${PASS}); });`,
    );
    const { passed, skipped, failures } = run();
    expect(passed).toBe(2);
    expect(skipped).toBe(2);
    expect(sorted(failures)).toEqual([
      known(mixed, 'two'),
      known(broken, broken),
      known(unprepared, unprepared),
      known(untidy, untidy),
      known(untidy, 'one'),
    ]);
  });

  test('tells of an error that nobody handled', () => {
    write('a.test.ts', `test('one', () => { Promise.reject(new Error('lost')); });`);
    expect(run().failures).toEqual([known('', 'nobody handled: lost')]);
  });
});

const sorted = list => list.toSorted((a, b) => (a.file + a.name < b.file + b.name ? -1 : 1));

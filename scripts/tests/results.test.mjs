import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from '../lib/files.mjs';
import { afterAnotherTry, worthAnotherTry } from '../lib/results.mjs';

const PAGE = '/x/packages/web/tests/browser/rail.browser.test.ts';
const known = (file, name = 'a test') => ({ file, name });

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

  function run(args = []) {
    spawnSync(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...args], {
      cwd: root,
    });
    return JSON.parse(readFileSync(results, 'utf8'));
  }

  const FAIL = '() => { throw new Error() }';
  const PASS = '() => {}';

  test('tells by file and name what has passed and failed, and which files did not stand by themselves', () => {
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
    expect(sorted(passed)).toEqual([known(mixed, 'one'), known(untidy, 'in > two')]);
    expect(skipped).toBe(2);
    expect(sorted(failures)).toEqual([
      known(mixed, 'two'),
      known(broken, broken),
      known(unprepared, unprepared),
      known(untidy, untidy),
      known(untidy, 'one'),
    ]);
  });

  test('tells of an error that nobody handled, and no second attempt at something else mends that', () => {
    const page = write(
      'a.browser.test.ts',
      `test('one', ${FAIL}); test('two', () => { Promise.reject(new Error('lost')); });`,
    );
    const { failures } = run();
    expect(failures).toEqual([known(page, 'one'), known('', 'nobody handled: lost')]);
    expect(worthAnotherTry(failures)).toEqual([]);
  });

  test('runs only what stumbled once more, whatever its name', () => {
    const odd = 'at 1.5 > (a|b)* [c] {2} "d", \'e\' + f? $& \\ ^g$/h\n--i';
    const page = write(
      'a.browser.test.ts',
      `const odd = ${JSON.stringify(odd)};
      test(odd, ${FAIL});
      test(odd + ' and more', ${PASS});
      describe('in', () => { test.each([['x.y'], ['xzy']])('is %s', name => { if (name === 'x.y') throw new Error(); }); });`,
    );
    const first = run();
    expect(first.failures).toEqual([known(page, odd), known(page, 'in > is x.y')]);
    const second = run(worthAnotherTry(first.failures));
    expect(second).toEqual({ passed: [], skipped: 2, failures: first.failures });
  });

  test('runs a whole file once more that did not stand by itself', () => {
    const page = write('a.browser.test.ts', `test('one', ${FAIL}); test('two', ${PASS}); afterAll(${FAIL});`);
    const first = run();
    expect(run(worthAnotherTry(first.failures))).toEqual(first);
    expect(first.passed).toEqual([known(page, 'two')]);
  });
});

const sorted = list => list.toSorted((a, b) => (a.file + a.name < b.file + b.name ? -1 : 1));

test('a stumble or two in the browser is tried once more, each file once', () => {
  expect(worthAnotherTry([known(PAGE, 'one'), known(PAGE, 'two')]).filter(arg => arg === PAGE)).toEqual([
    PAGE,
  ]);
  expect(worthAnotherTry([])).toEqual([]);
});

test('anything else that fails has failed, and so has the browser where much fails', () => {
  expect(worthAnotherTry([known(PAGE), known('/x/packages/kernel/tests/ask.test.ts')])).toEqual([]);
  expect(worthAnotherTry(['1', '2', '3', '4'].map(name => known(PAGE, name)))).toEqual([]);
  expect(worthAnotherTry([known('')])).toEqual([]);
});

describe('after the second attempt', () => {
  const OTHER = '/x/packages/web/tests/browser/chat.browser.test.ts';
  const first = [known(PAGE, 'one'), known(OTHER, OTHER)];

  test('what has passed then has stumbled, a file if nothing in it fails', () => {
    const second = { passed: [known(PAGE, 'one'), known(OTHER, 'three')], failures: [] };
    expect(afterAnotherTry(first, second)).toEqual({ stumbled: first, failures: [] });
  });

  test('what fails again has failed, once, and so has whatever fails only then', () => {
    const failures = [known(PAGE, 'one'), known(OTHER, 'three'), known('', 'nobody handled: lost')];
    const second = { passed: [known(OTHER, 'four')], failures };
    expect(afterAnotherTry(first, second)).toEqual({ stumbled: [], failures });
  });

  test('what has not run again has failed', () => {
    const second = { passed: [], failures: [] };
    expect(afterAnotherTry(first, second)).toEqual({ stumbled: [], failures: first });
  });
});

import { expect, test } from 'vitest';
import { resultsOf, worthAnotherTry } from '../lib/results.mjs';

const failed = (file, name = 'a test') => ({ file, name });
const PAGE = '/x/packages/web/tests/browser/rail.browser.test.ts';

/** A file of tests as vitest's reporters are told of it: by name, what became of each. */
const ran = (moduleId, tests, state = 'failed') => ({
  moduleId,
  state: () => state,
  children: {
    allTests: () =>
      Object.entries(tests).map(([fullName, result]) => ({ fullName, result: () => ({ state: result }) })),
  },
});

test('what has failed is known by file and name, a file that could not be loaded or prepared too', () => {
  const modules = [
    ran(PAGE, { one: 'passed', two: 'failed', three: 'skipped' }),
    ran('/x/broken.test.ts', {}),
    ran('/x/unprepared.test.ts', { one: 'pending' }),
    ran('/x/good.test.ts', { one: 'passed' }, 'passed'),
  ];
  expect(resultsOf(modules, [])).toEqual({
    passed: 2,
    skipped: 1,
    failures: [
      failed(PAGE, 'two'),
      failed('/x/broken.test.ts', '/x/broken.test.ts'),
      failed('/x/unprepared.test.ts', '/x/unprepared.test.ts'),
    ],
  });
});

test('an error that nobody handled has failed, and no second attempt at something else mends that', () => {
  const modules = [ran(PAGE, { one: 'failed' }), ran('/x/good.test.ts', { one: 'passed' }, 'passed')];
  const { passed, failures } = resultsOf(modules, [{ message: 'lost' }]);
  expect([passed, failures]).toEqual([1, [failed(PAGE, 'one'), failed('', 'nobody handled: lost')]]);
  expect(worthAnotherTry(failures)).toEqual([]);
});

test('a stumble or two in the browser is tried once more, each file once', () => {
  expect(worthAnotherTry([failed(PAGE, 'one'), failed(PAGE, 'two')])).toEqual([PAGE]);
  expect(worthAnotherTry([])).toEqual([]);
});

test('anything else that fails has failed, and so has the browser where much fails', () => {
  expect(worthAnotherTry([failed(PAGE), failed('/x/packages/kernel/tests/ask.test.ts')])).toEqual([]);
  expect(worthAnotherTry(['1', '2', '3', '4'].map(name => failed(PAGE, name)))).toEqual([]);
  expect(worthAnotherTry([failed('')])).toEqual([]);
});

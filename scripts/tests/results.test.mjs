import { expect, test } from 'vitest';
import { resultsIn, worthAnotherTry } from '../lib/results.mjs';

const failed = (file, name = 'a test') => ({ file, name });
const PAGE = '/x/packages/web/tests/browser/rail.browser.test.ts';

test('what has failed is known by file and name, a file that could not be loaded or prepared too', () => {
  const report = {
    numPassedTests: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      {
        name: PAGE,
        status: 'failed',
        assertionResults: [
          { fullName: 'one', status: 'passed' },
          { fullName: 'two', status: 'failed' },
          { fullName: 'three', status: 'pending' },
        ],
      },
      { name: '/x/broken.test.ts', status: 'failed', assertionResults: [] },
      {
        name: '/x/unprepared.test.ts',
        status: 'failed',
        assertionResults: [{ fullName: 'one', status: 'skipped' }],
      },
    ],
  };
  expect(resultsIn(report)).toEqual({
    passed: 1,
    skipped: 1,
    failures: [
      failed(PAGE, 'two'),
      failed('/x/broken.test.ts', '/x/broken.test.ts'),
      failed('/x/unprepared.test.ts', '/x/unprepared.test.ts'),
    ],
  });
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

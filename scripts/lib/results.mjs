/** What vitest's JSON report says. */

export const NO_RESULTS = { passed: 0, skipped: 0, failures: [] };

export function resultsIn({ numPassedTests, numPendingTests, numTodoTests, testResults }) {
  const failures = testResults.flatMap(({ name: file, status, assertionResults }) => {
    const failed = assertionResults.filter(test => test.status === 'failed');
    // A file that could not be loaded, or prepared, holds no test that failed, and has failed all the same.
    if (status === 'failed' && failed.length === 0) return [{ file, name: file }];
    return failed.map(({ fullName }) => ({ file, name: fullName }));
  });
  return { passed: numPassedTests, skipped: numPendingTests + numTodoTests, failures };
}

/** More than these is no accident. */
const MOST_STUMBLES = 3;
const IN_BROWSER = /\.browser(\.long)?\.test\.ts$/;

/**
 * The files to run once more: on a machine that does other things too, a real browser may be late once. Where anything
 * else has failed, or much has, nothing is tried again; and whatever passes only then is told.
 */
export function worthAnotherTry(failures) {
  if (failures.length > MOST_STUMBLES || !failures.every(({ file }) => IN_BROWSER.test(file))) return [];
  return [...new Set(failures.map(({ file }) => file))];
}

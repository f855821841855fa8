import { writeFileSync } from 'node:fs';

export const NO_RESULTS = { passed: 0, skipped: 0, failures: [] };

function failuresIn(module) {
  const file = module.moduleId;
  const failed = [...module.children.allTests()].filter(test => test.result().state === 'failed');
  // A file that could not be loaded, or prepared, holds no test that failed, and has failed all the same.
  if (failed.length === 0 && module.state() === 'failed') return [{ file, name: file }];
  return failed.map(({ fullName }) => ({ file, name: fullName }));
}

/** What vitest tells its reporters at the end, as far as it counts. */
export function resultsOf(modules, errors) {
  const states = modules.flatMap(({ children }) => [...children.allTests()].map(test => test.result().state));
  return {
    passed: states.filter(state => state === 'passed').length,
    skipped: states.filter(state => state === 'skipped').length,
    failures: [
      ...modules.flatMap(failuresIn),
      ...errors.map(({ message }) => ({ file: '', name: `nobody handled: ${message}` })),
    ],
  };
}

/** Leaves them in a file. Vitest's own report for programs is silent about errors outside of any test. */
export default class ResultsReporter {
  constructor({ file }) {
    this.file = file;
  }

  onTestRunEnd(modules, errors) {
    writeFileSync(this.file, JSON.stringify(resultsOf(modules, errors)));
  }
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

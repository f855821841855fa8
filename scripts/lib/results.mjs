import { writeFileSync } from 'node:fs';

export const NO_RESULTS = { passed: [], skipped: 0, failures: [] };

/** The tests of a file that ended so, by file and name. */
function testsThat(state, { moduleId: file, children }) {
  const tests = [...children.allTests()].filter(test => test.result().state === state);
  return tests.map(({ fullName }) => ({ file, name: fullName }));
}

/** A file that could not be loaded, prepared or cleared away has failed whatever became of its tests. */
function failuresIn(module) {
  const { moduleId: file, children } = module;
  const isBroken = [module, ...children.allSuites()].some(part => part.errors().length > 0);
  return [...(isBroken ? [{ file, name: file }] : []), ...testsThat('failed', module)];
}

/** What vitest tells its reporters at the end, as far as it counts. */
function resultsOf(modules, errors) {
  return {
    passed: modules.flatMap(module => testsThat('passed', module)),
    skipped: modules.flatMap(module => testsThat('skipped', module)).length,
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

const isWhole = ({ file, name }) => name === file;

/** Vitest looks for a name among those of groups and test with spaces between them, and tells them with arrows. */
const patternOf = ({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' > ', ' (?:> )?');

/**
 * What vitest is told to run once more, a file that failed as a whole or else only the tests: on a machine that does
 * other things too, a real browser may be late once. Where anything else has failed, or much has, nothing is tried
 * again; and whatever passes only then is told.
 */
export function worthAnotherTry(failures) {
  if (failures.length > MOST_STUMBLES || !failures.every(({ file }) => IN_BROWSER.test(file))) return [];
  const files = [...new Set(failures.map(({ file }) => file))];
  if (failures.length === 0 || failures.some(isWhole)) return files;
  return [...files, '--testNamePattern', `^(?:${failures.map(patternOf).join('|')})$`];
}

const isAmong = (list, one) =>
  list.some(({ file, name }) => file === one.file && (isWhole(one) || name === one.name));

/** What passed only at the second attempt, and what has failed after all: whatever did not run again too. */
export function afterAnotherTry(first, { passed, failures }) {
  const rest = first.filter(failure => !isAmong(failures, failure));
  return {
    stumbled: rest.filter(failure => isAmong(passed, failure)),
    failures: [...failures, ...rest.filter(failure => !isAmong(passed, failure))],
  };
}

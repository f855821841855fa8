import { writeFileSync } from 'node:fs';

export const NO_RESULTS = { passed: 0, skipped: 0, failures: [] };

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
    passed: modules.flatMap(module => testsThat('passed', module)).length,
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

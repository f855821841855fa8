export { batches, holdLawsOver } from './laws.ts';
export { proves } from './proves.ts';
export { readScenarios, type ScenarioFile, scenarioFilesOf } from './read.ts';
export { linesOf, scenarioTests } from './scenarios.ts';
export { scenarioWordsOf } from './words.ts';

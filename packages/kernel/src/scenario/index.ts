export { cardName, matchingOptions, optionName, optionsOf } from './names.ts';
export {
  actionsOf,
  type Difference,
  type Lesson,
  performAction,
  playScenario,
  type Scenario,
  type ScenarioAction,
  stageOf,
} from './scenario.ts';
export { type ChanceScript, ScriptedChance } from './script.ts';
export { type AnswerInWords, PASS, Stage, type StageSetup } from './stage.ts';
export { KERNEL_EVENTS, type ScenarioWords, unknownWords } from './words.ts';

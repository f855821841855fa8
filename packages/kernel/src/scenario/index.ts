export { cardName, matching, optionName, optionsOf, tagsOf } from './names.ts';
export {
  carryOut,
  type Deed,
  type Difference,
  deedsOf,
  type Lesson,
  type Move,
  type Part,
  playScenario,
  type Scenario,
  stageOf,
} from './scenario.ts';
export { type ChanceScript, ScriptedChance } from './script.ts';
export { PASS, Stage, type StageSetup, type Word } from './stage.ts';

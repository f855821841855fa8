export { cardName, matching, optionName, optionsOf, tagsOf } from './names.ts';
export { type Difference, type Move, type Part, playScenario, type Scenario } from './scenario.ts';
export { type ChanceScript, ScriptedChance } from './script.ts';
export { PASS, Stage, type StageSetup, type Word } from './stage.ts';

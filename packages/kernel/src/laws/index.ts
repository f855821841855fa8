export { anyPick } from '../engine/any-pick.ts';
export { BrokenLaw } from './broken.ts';
export { holdLaws, type LawPlan } from './laws.ts';
export { wrongPicks } from './picks.ts';

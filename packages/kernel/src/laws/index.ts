export { BrokenLaw } from './broken.ts';
export { holdLaws, type LawPlan, type LawReport } from './laws.ts';
export { anyPick, wrongPicks } from './picks.ts';

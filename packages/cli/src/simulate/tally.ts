import type { Result } from '@tavolata/kernel';
import { addFindings, emptyFindings, type Findings } from './findings.ts';

/** What many matches came to. Sums only: tallies of parts, added in any order, give the tally of the whole. */
export interface MatchTally {
  finished: number;
  decisions: number;
  steps: number;
  draws: number;
  shared: number;
  lost: number;
  readonly bySeat: Record<string, number>;
  readonly byBot: Record<string, number>;
  /** How often each card was played, by definition. */
  readonly cards: Record<string, number>;
  /** What the report found, if one was asked for. */
  readonly findings: Findings;
  /** Numbers of the matches that crashed, and of those that went on for ever. */
  readonly crashes: number[];
  readonly stalls: number[];
}

export const emptyTally = (): MatchTally => ({
  finished: 0,
  decisions: 0,
  steps: 0,
  draws: 0,
  shared: 0,
  lost: 0,
  bySeat: {},
  byBot: {},
  cards: {},
  findings: emptyFindings(),
  crashes: [],
  stalls: [],
});

const COUNTS = ['finished', 'decisions', 'steps', 'draws', 'shared', 'lost'] as const;
const GROUPS = ['bySeat', 'byBot', 'cards'] as const;

export function addTally(sum: MatchTally, part: MatchTally): void {
  for (const count of COUNTS) sum[count] += part[count];
  for (const group of GROUPS)
    for (const [name, number] of Object.entries(part[group]))
      sum[group][name] = (sum[group][name] ?? 0) + number;
  addFindings(sum.findings, part.findings);
  sum.crashes.push(...part.crashes);
  sum.stalls.push(...part.stalls);
}

/** A shared victory counts once for every seat that shares it, and once for every kind of bot. */
export function addResult(tally: MatchTally, result: Result, names: Readonly<Record<string, string>>): void {
  tally.finished++;
  if (result.how === 'draw') tally.draws++;
  if (result.how === 'lost') tally.lost++;
  if (result.winners.length > 1) tally.shared++;
  for (const seat of result.winners) tally.bySeat[seat] = (tally.bySeat[seat] ?? 0) + 1;
  for (const bot of new Set(result.winners.map(seat => names[seat] as string)))
    tally.byBot[bot] = (tally.byBot[bot] ?? 0) + 1;
}

/** Wilson's interval: where the true share lies, 19 times in 20. Holds for few matches and for shares near 0 or 1. */
export function interval(wins: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const z = 1.959964;
  const share = wins / games;
  const centre = share + (z * z) / (2 * games);
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}

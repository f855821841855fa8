import type { MatchReport } from '@tavolata/kernel/terminal';
import { figureLines, figures, type ReportWords } from './figures.ts';
import { percent } from './percent.ts';
import type { SimulationPlan } from './plan.ts';
import { interval, type MatchTally } from './tally.ts';

function winLine(name: string, wins: number, games: number): string {
  const [low, high] = interval(wins, games);
  const share = games === 0 ? 0 : wins / games;
  return `  ${name.padEnd(10)} ${String(wins).padStart(7)}  ${percent(share).padStart(6)}  (${percent(low)} to ${percent(high)})`;
}

const sorted = (record: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The JSON document of the command. */
export function documentOf(plan: SimulationPlan, tally: MatchTally, seconds: number, report?: MatchReport) {
  const seats = plan.bots.map((_, i) => String.fromCharCode(97 + i));
  const { finished, decisions, draws, shared, lost, crashes, stalls } = tally;
  const zero = (names: readonly string[], counts: Readonly<Record<string, number>>) =>
    Object.fromEntries(names.map(name => [name, counts[name] ?? 0]));
  return {
    game: plan.game,
    options: plan.options,
    seed: /^\d{1,15}$/.test(plan.seed) ? Number(plan.seed) : plan.seed,
    games: plan.games,
    finished,
    crashed: crashes.length,
    stalled: stalls.length,
    crashes,
    stalls,
    decisions,
    seconds,
    wins: { bySeat: zero(seats, tally.bySeat), byBot: zero([...new Set(plan.bots)].sort(), tally.byBot) },
    draws,
    shared,
    lost,
    cards: sorted(tally.cards),
    ...(report && { report: { name: plan.report, ...figures(report, tally.findings) } }),
  };
}

/** The same for people. */
export function linesOf(
  plan: SimulationPlan,
  tally: MatchTally,
  seconds: number,
  words: ReportWords,
  report?: MatchReport,
): string[] {
  const { wins, games, finished, crashed, stalled, decisions, draws, shared, lost } = documentOf(
    plan,
    tally,
    seconds,
  );
  const mean = (sum: number) => (sum / Math.max(1, games)).toFixed(1);
  const cards = Object.entries(tally.cards).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return [
    `${plan.game}: ${games} matches in ${seconds.toFixed(1)} s (${(games / Math.max(seconds, 1e-3)).toFixed(1)} a second)`,
    `${finished} finished, ${crashed} crashed, ${stalled} stalled; ${draws} draws, ${shared} shared, ${lost} lost by all`,
    `a match takes ${mean(decisions)} decisions and ${mean(tally.steps)} steps`,
    'wins by bot, share of matches, and where the true share lies 19 times in 20:',
    ...Object.entries(wins.byBot).map(([name, count]) => winLine(name, count, finished)),
    'wins by seat:',
    ...Object.entries(wins.bySeat).map(([name, count]) => winLine(name, count, finished)),
    ...(report
      ? figureLines(report, tally.findings, words)
      : [
          'cards played, per match:',
          ...cards.map(([id, count]) => `  ${mean(count).padStart(6)}  ${words.nameOf(id)}`),
        ]),
  ];
}

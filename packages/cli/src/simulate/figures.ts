import type { MatchReport } from '@tavolata/kernel/terminal';
import type { Findings, Share } from './findings.ts';
import { percent } from './percent.ts';
import { interval } from './tally.ts';

const thousandths = (share: number): number => Math.round(share * 1000) / 1000;

function shareFigures({ of, was }: Share) {
  const [low, high] = interval(was, of).map(thousandths);
  return { of, was, share: thousandths(was / of), low, high };
}

/** The number below which `part` of all lies; 0.5 is the median. */
function quantile(sorted: readonly (readonly [number, number])[], part: number): number {
  const all = sorted.reduce((sum, [, times]) => sum + times, 0);
  let before = 0;
  for (const [value, times] of sorted) {
    before += times;
    if (before > part * all) return value;
  }
  return sorted.at(-1)?.[0] ?? 0;
}

function numberFigures(numbers: Readonly<Record<number, number>>) {
  const sorted = Object.entries(numbers)
    .map(([value, times]) => [Number(value), times] as const)
    .sort(([x], [y]) => x - y);
  const of = sorted.reduce((sum, [, times]) => sum + times, 0);
  const total = sorted.reduce((sum, [value, times]) => sum + value * times, 0);
  const at = (part: number) => quantile(sorted, part);
  return { of, median: at(0.5), low: at(0.1), high: at(0.9), mean: thousandths(total / of) };
}

const figuresOf = <T, F>(
  names: readonly string[],
  groups: Readonly<Record<string, T>>,
  figures: (group: T) => F,
) => Object.fromEntries(names.flatMap(group => (groups[group] ? [[group, figures(groups[group])]] : [])));

/** What the groups of a report and the names in them are called. */
export interface ReportWords {
  heading(group: string): string;
  nameOf(id: string): string;
}

/** What a report found, as it stands in the JSON document. Shares: most first. */
export function figures(report: MatchReport, { shares, numbers }: Findings) {
  const bySize = (group: Readonly<Record<string, Share>>) =>
    Object.fromEntries(
      Object.entries(group)
        .map(([name, share]) => [name, shareFigures(share)] as const)
        .sort(([a, x], [b, y]) => y.share - x.share || (a < b ? -1 : 1)),
    );
  return {
    shares: figuresOf(report.shares, shares, bySize),
    numbers: figuresOf(report.numbers, numbers, numberFigures),
  };
}

/** The same for people. */
export function figureLines(
  report: MatchReport,
  findings: Findings,
  { heading, nameOf }: ReportWords,
): string[] {
  const { shares, numbers } = figures(report, findings);
  return [
    ...Object.entries(shares).flatMap(([group, names]) => [
      `${heading(group)}:`,
      ...Object.entries(names).map(([name, { of, share, low = 0, high = 1 }]) =>
        [
          `  ${percent(share).padStart(6)}  (${percent(low)} to ${percent(high)})`.padEnd(28),
          `of ${of}`.padEnd(10),
          nameOf(name),
        ].join(' '),
      ),
    ]),
    ...Object.entries(numbers).map(
      ([group, { median, low, high, mean }]) =>
        `${heading(group)}: median ${median}, four in five from ${low} to ${high}, mean ${mean.toFixed(1)}`,
    ),
  ];
}

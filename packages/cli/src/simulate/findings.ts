import type { Notes } from '@tavolata/kernel/terminal';

/** How often something could be so, and how often it was. */
export interface Share {
  of: number;
  was: number;
}

/** What a report has found so far. Sums only, as in a tally. */
export interface Findings {
  readonly shares: Record<string, Record<string, Share>>;
  /** How often each number came up, by group. */
  readonly numbers: Record<string, Record<number, number>>;
}

export const emptyFindings = (): Findings => ({ shares: {}, numbers: {} });

function addShare(findings: Findings, group: string, name: string, { of, was }: Share): void {
  findings.shares[group] ??= {};
  const shares = findings.shares[group];
  const before = shares[name] ?? { of: 0, was: 0 };
  shares[name] = { of: before.of + of, was: before.was + was };
}

function addNumber(findings: Findings, group: string, value: number, times: number): void {
  findings.numbers[group] ??= {};
  const numbers = findings.numbers[group];
  numbers[value] = (numbers[value] ?? 0) + times;
}

export const notesIn = (findings: Findings): Notes => ({
  share: (group, name, was) => addShare(findings, group, name, { of: 1, was: Number(was) }),
  number: (group, value) => addNumber(findings, group, value, 1),
});

export function addFindings(sum: Findings, part: Findings): void {
  for (const [group, shares] of Object.entries(part.shares))
    for (const [name, share] of Object.entries(shares)) addShare(sum, group, name, share);
  for (const [group, numbers] of Object.entries(part.numbers))
    for (const [value, times] of Object.entries(numbers)) addNumber(sum, group, Number(value), times);
}

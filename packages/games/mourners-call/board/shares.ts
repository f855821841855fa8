import type { AssignQuestion } from '@tavolata/kernel';

export const totalOf = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0);

/** One more or one less for an option, as far as its own bounds and the largest total allow. */
export function nudged(
  question: AssignQuestion,
  shares: readonly number[],
  at: number,
  by: 1 | -1,
): readonly number[] {
  const { min = 0, max = 0 } = question.each[at] ?? {};
  const share = (shares[at] ?? 0) + by;
  if (share < min || share > max) return shares;
  if (by > 0 && totalOf(shares) >= question.total.max) return shares;
  return shares.map((old, i) => (i === at ? share : old));
}

/** So many from one option to another, as far as the bounds of both allow. */
export function shifted(
  question: AssignQuestion,
  shares: readonly number[],
  from: number,
  to: number,
  number = 1,
): readonly number[] {
  if (from === to) return shares;
  const spare = (shares[from] ?? 0) - (question.each[from]?.min ?? 0);
  const room = (question.each[to]?.max ?? 0) - (shares[to] ?? 0);
  const moved = Math.max(0, Math.min(number, spare, room));
  return shares.map((share, i) => (i === from ? share - moved : i === to ? share + moved : share));
}

/** How many are still to be placed, if the question wants all of them placed. */
export const leftOver = (question: AssignQuestion, shares: readonly number[]): number =>
  Math.max(0, question.total.min - totalOf(shares));

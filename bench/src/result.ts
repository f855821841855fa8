/** One figure of ours against one of somebody else's, taken in the same run. */
export interface Comparison {
  readonly id: string;
  readonly ours: number;
  readonly theirs: number;
  readonly unit: string;
  readonly ratio: number;
  readonly target: number;
  readonly met: boolean;
}

export interface BenchResult {
  readonly figures: Readonly<Record<string, number>>;
  readonly comparisons: readonly Comparison[];
}

/** Ours must be at least `target` times theirs. */
export function atLeast(id: string, ours: number, theirs: number, unit: string, target: number): Comparison {
  const ratio = ours / theirs;
  return { id, ours, theirs, unit, ratio, target, met: ratio >= target };
}

/** Ours must be at most `target` times theirs. */
export function atMost(id: string, ours: number, theirs: number, unit: string, target: number): Comparison {
  const ratio = ours / theirs;
  return { id, ours, theirs, unit, ratio, target, met: ratio <= target };
}

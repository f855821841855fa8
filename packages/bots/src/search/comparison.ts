/** One answer's values, world by world: a world without one was not played. */
export interface Trial<T> {
  readonly candidate: T;
  readonly values: number[];
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** How far one is ahead of the other over the worlds both were played in, and `even` more in which neither is. */
export function leadOver<T>(one: Trial<T>, other: Trial<T>, even: number): { ahead: number; error: number } {
  const size = Math.min(one.values.length, other.values.length);
  const differences = Array.from(
    { length: size },
    (_, i) => (one.values[i] as number) - (other.values[i] as number),
  );
  const shift = mean(differences);
  const spread = differences.reduce((sum, each) => sum + (each - shift) ** 2, 0) / Math.max(1, size - 1);
  return { ahead: (shift * size) / (size + even), error: Math.sqrt(spread / Math.max(1, size)) };
}

/** The better half, the first one always among them: it is what the others are measured against. */
export function betterHalf<T>(trials: readonly Trial<T>[]): Trial<T>[] {
  const [first, ...others] = trials as [Trial<T>, ...Trial<T>[]];
  const ranked = others.sort((x, y) => mean(y.values) - mean(x.values));
  return [first, ...ranked.slice(0, Math.max(1, Math.ceil(trials.length / 2) - 1))];
}

/** The first, unless another leads it by `restraint` standard errors. */
export function chooseBest<T>(trials: readonly Trial<T>[], restraint: number, even: number): T {
  const [first, ...others] = trials as [Trial<T>, ...Trial<T>[]];
  let best = { candidate: first.candidate, ahead: 0 };
  for (const other of others) {
    const { ahead, error } = leadOver(other, first, even);
    if (ahead > restraint * error && ahead > best.ahead) best = { candidate: other.candidate, ahead };
  }
  return best.candidate;
}

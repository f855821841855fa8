/** Of the machine's time, not of the clock's: what else runs on the machine should not count. */
function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((x, y) => x - y);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
};

export const quantile = (numbers: readonly number[], share: number): number => {
  const sorted = [...numbers].sort((x, y) => x - y);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

/** Something to time: gets ready, and gives back the work itself, which says how many things it did. */
export type Work = () => () => number;

/**
 * Things per second of each contestant. They take turns, round after round and in either order, so that whatever slows
 * the machine, or was left behind by getting ready, slows all of them; the first rounds warm up and do not count.
 */
export function race<Name extends string>(
  works: Readonly<Record<Name, Work>>,
  rounds: number,
): Readonly<Record<Name, number>> {
  const names = Object.keys(works) as Name[];
  const speeds = Object.fromEntries(names.map(name => [name, []])) as unknown as Record<Name, number[]>;
  for (let round = -WARM_UP; round < rounds; round++) {
    const ready = names.map(name => ({ name, work: works[name]() }));
    if (round % 2 === 0) ready.reverse();
    for (const { name, work } of ready) {
      let things = 0;
      const seconds = cpuSeconds(() => {
        things = work();
      });
      if (round >= 0) speeds[name].push(things / seconds);
    }
  }
  return Object.fromEntries(names.map(name => [name, median(speeds[name])])) as Record<Name, number>;
}

const WARM_UP = 2;

/** Whole numbers from a small generator: cheap enough not to be measured, and the same for everybody. */
export function seededInts(seed: number): (below: number) => number {
  let word = seed | 0;
  return below => {
    word = (Math.imul(word, 1664525) + 1013904223) | 0;
    return (word >>> 8) % below;
  };
}

/** Numbers in one cache line, and looks at them to be timed. */
const LINE = 16;
const LOOKS = 500_000;

/**
 * Times random reads over a number of megabytes, in nanoseconds per read: each tells where the next is. Short where
 * the processor's cache is free, long where other programs use it.
 */
export function memoryProbe(megabytes: number): () => number {
  const lines = (megabytes * 2 ** 20) / (4 * LINE);
  const below = seededInts(1);
  const order = Array.from({ length: lines }, (_, i) => i);
  for (let i = lines - 1; i > 0; i--) {
    const other = below(i + 1);
    [order[i], order[other]] = [order[other] as number, order[i] as number];
  }
  const memory = new Int32Array(lines * LINE);
  for (let i = 0; i < lines; i++)
    memory[(order[i] as number) * LINE] = (order[(i + 1) % lines] as number) * LINE;
  let at = 0;
  return () => {
    const seconds = cpuSeconds(() => {
      for (let i = 0; i < LOOKS; i++) at = memory[at] as number;
    });
    return (seconds / LOOKS) * 1e9;
  };
}

/** The share of things that come first when they are put in order by a number, one at least. */
export function lowest<T>(things: readonly T[], share: number, by: (thing: T) => number): readonly T[] {
  const sorted = [...things].sort((x, y) => by(x) - by(y));
  return sorted.slice(0, Math.max(1, Math.floor(things.length * share)));
}

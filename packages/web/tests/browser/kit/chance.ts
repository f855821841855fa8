import type { Entropy } from '@tavolata/table';

/** An endless row of numbers from 0 to 2³² − 1, the same for the same seed. It is also run as source: it stands alone. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** What deals in a house: keys and salts that can be told beforehand. */
export function seededEntropy(seed: number): Entropy {
  const next = numbers(seed);
  return { bytes: count => Uint8Array.from({ length: count }, next) };
}

/** How long the keys and salts of a match are, in bytes. Nothing else that is drawn deals anything. */
const SECRET = 32;

/**
 * Source to run before the worker that plays the tables of a browser. Only what deals is seeded: a table's name must
 * stay its own after a reload.
 */
export const seededWorker = (seed: number): string => `{
  const next = (${numbers})(${seed});
  const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = bytes => (bytes.length === ${SECRET} ? bytes.map(next) : real(bytes));
}
`;

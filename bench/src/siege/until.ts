export const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

const LOOKED_EVERY = 50;

/** Until it is so, at most `most` milliseconds. */
export async function until(isSo: () => boolean, most: number): Promise<void> {
  const end = performance.now() + most;
  while (!isSo() && performance.now() < end) await pause(LOOKED_EVERY);
}

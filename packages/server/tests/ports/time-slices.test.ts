import { expect, it } from 'vitest';
import { SharedTimeSlices } from '../../src/ports/time-slices.ts';

/** Work of so many milliseconds, in steps of one; with the turns of the event loop in which they were done. */
async function toil(leisure: SharedTimeSlices, ms: number, turn: () => number): Promise<number[]> {
  const turns: number[] = [];
  for (let n = 0; n < ms; n++) {
    const pause = leisure.pause();
    if (pause) await pause;
    turns.push(turn());
    const end = performance.now() + 1;
    while (performance.now() < end);
  }
  return turns;
}

it('long work shares one slice of each turn of the event loop, and all of it gets on', async () => {
  const leisure = new SharedTimeSlices();
  let turn = 0;
  let isDone = false;
  const count = (): void => {
    turn++;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const done = await Promise.all([1, 2, 3].map(() => toil(leisure, 40, () => turn)));
  isDone = true;
  const steps = new Map<number, number>();
  for (const n of done.flat()) steps.set(n, (steps.get(n) ?? 0) + 1);
  // Steps of a millisecond each: no turn has more of them than its slice has milliseconds, and one more.
  expect(Math.max(...steps.values())).toBeLessThanOrEqual(9);
  for (const turns of done) expect(turns).toHaveLength(40);
});

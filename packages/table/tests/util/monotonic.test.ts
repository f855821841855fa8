import { expect, it } from 'vitest';
import { monotonic } from '../../src/index.ts';

/** What it says when the clock says this. */
const said = (times: readonly number[]): number[] => {
  let at = 0;
  const now = monotonic(() => times[at++] as number);
  return times.map(() => now());
};

it('a steady time is the clock’s, as long as that goes forward', () => {
  expect(said([100, 100, 150, 90_000])).toEqual([100, 100, 150, 90_000]);
});

it('a steady time goes on when the clock is set back, again and again', () => {
  expect(said([5000, 1000, 1010, 1500, 200, 260])).toEqual([5000, 5000, 5010, 5500, 5500, 5560]);
});

it('a steady time is the clock’s again once that has caught up', () => {
  expect(said([5000, 1000, 1100, 6000, 6001])).toEqual([5000, 5000, 5100, 6000, 6001]);
});

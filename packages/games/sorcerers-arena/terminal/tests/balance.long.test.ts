import { json } from '@tavolata/cli/test-kit';
import { expect, test } from 'vitest';

interface Balance {
  readonly shares: Readonly<Record<string, Readonly<Record<string, { readonly share: number }>>>>;
  readonly numbers: { readonly rounds: { readonly median: number } };
}

test('no character, no first tile decides 4,000 drafted matches of Chapter 4, and they last 5 to 9 rounds', async () => {
  const run = ['simulate', 'sorcerers-arena', '--games', '4000', '--report', 'balance'];
  const { code, document } = await json<{ report: Balance }>(run);
  expect(code).toBe(0);
  const { characters = {}, firstTile = {} } = document.report.shares;
  const outside = (low: number, high: number, shares: typeof characters) =>
    Object.entries(shares).filter(([, { share }]) => share < low || share > high);
  expect(Object.keys(characters)).toHaveLength(8);
  expect(outside(0.42, 0.58, characters)).toEqual([]);
  expect(outside(0.47, 0.53, firstTile)).toEqual([]);
  const { median } = document.report.numbers.rounds;
  expect(median).toBeGreaterThanOrEqual(5);
  expect(median).toBeLessThanOrEqual(9);
});

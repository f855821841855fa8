import { expect, test } from 'vitest';
import { balanceOf } from './balance.ts';

const within = (low: number, high: number, share: number): boolean => share >= low && share <= high;

test('no character, no first tile decides 4,000 matches of Chapter 4, and they last 5 to 9 rounds', () => {
  const { characters, first, matches, rounds } = balanceOf(4000);
  const rates = Object.entries(characters).map(([name, { won, played }]) => [name, won / played] as const);
  expect(rates).toHaveLength(8);
  expect(rates.filter(([, rate]) => !within(0.42, 0.58, rate))).toEqual([]);
  expect(within(0.47, 0.53, first / matches), `first tile: ${first / matches}`).toBe(true);
  expect(within(5, 9, rounds[matches / 2] ?? 0), `median rounds: ${rounds[matches / 2]}`).toBe(true);
});

import { json } from '@tavolata/cli/test-kit';
import { expect, test } from 'vitest';

type Shares = Readonly<Record<string, { readonly of: number; readonly share: number }>>;
interface Balance {
  readonly shares: Readonly<Record<string, Shares>>;
  readonly numbers: { readonly rounds: { readonly median: number } };
}

/** Those whose share is not between two bounds, with it. */
const outside = (shares: Shares = {}, low: number, high: number): [string, number][] =>
  Object.entries(shares).flatMap(([name, { share }]): [string, number][] =>
    share < low || share > high ? [[name, share]] : [],
  );

test.each([2, 3, 4, 5])(
  '2,000 matches of %i heuristics keep our numbers within their bounds',
  async players => {
    const run = ['simulate', 'mourners-call', '--games', '2000', '--seats', String(players)];
    const { code, document } = await json<{ report: Balance }>([...run, '--report', 'balance']);
    expect(code).toBe(0);
    const { seats, motives, cards, places } = document.report.shares;
    expect(outside(seats, 1 / players - 0.06, 1 / players + 0.06)).toEqual([]);
    expect(outside(motives, 0.15, 0.75)).toEqual([]);
    expect(outside(cards, 0.02, 1)).toEqual([]);
    expect(outside(places, 0.02, 1)).toEqual([]);
    expect(Object.keys(motives ?? {})).toHaveLength(players === 5 ? 15 : 12);
    expect(Object.keys(cards ?? {})).toHaveLength(17);
    expect(Object.keys(places ?? {})).toHaveLength(12);
    const { median } = document.report.numbers.rounds;
    expect(median).toBeGreaterThanOrEqual(3);
    expect(median).toBeLessThanOrEqual(6);
  },
);

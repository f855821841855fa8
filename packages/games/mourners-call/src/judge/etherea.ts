import type { Seat } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { player } from '../verbs/board.ts';
import { toCome } from './horizon.ts';
import { pursued } from './motive.ts';

/** What gems are worth in points: the first ones buy figures and win tithes, many more lie idle. */
const PURSE = [
  { gems: 4, each: 1.1 },
  { gems: 4, each: 0.9 },
  { gems: 4, each: 0.45 },
  { gems: Infinity, each: 0.05 },
] as const;

function purse(etherea: number): number {
  let left = etherea;
  let worth = 0;
  for (const { gems, each } of PURSE) {
    worth += each * Math.min(left, gems);
    left = Math.max(0, left - gems);
  }
  return worth;
}

/** What so much Etherea more, or less, is worth to a seat; in the end it buys nothing. */
export function ethereaWorth(g: G, seat: Seat, change: number): number {
  const { etherea } = player(g, seat);
  const use = Math.min(1, 0.2 + 0.5 * toCome(g));
  return (
    use * (purse(Math.max(0, etherea + change)) - purse(etherea)) + 0.5 * change * pursued(g, seat, 'etherea')
  );
}

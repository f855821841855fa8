import { type BotName, bots, playOut } from '@tavolata/bots';
import { neverPeeks } from '@tavolata/bots/laws';
import { keyOf, SEATS, type Seat, setupFor } from '@tavolata/kernel';
import { expect, test } from 'vitest';
import { mournersCall } from '../src/index.ts';

/** How many of so many matches one bot wins against others of another kind, sitting in every seat in turn. */
function wins(games: number, players: number, bot: BotName, others: BotName): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const me = SEATS[game % players] as Seat;
    const seated = SEATS.slice(0, players).map(seat => [seat, bots[seat === me ? bot : others]]);
    const { result } = playOut(
      mournersCall,
      setupFor(mournersCall, players),
      { key: keyOf(`strength ${game}`) },
      Object.fromEntries(seated),
    );
    if (result?.winners.includes(me)) won++;
  }
  return won / games;
}

const TIMEOUT = 240_000;

test(
  'normal wins at least 80 of 100 four-player matches against three randoms',
  () => {
    expect(wins(20, 4, 'normal', 'random')).toBeGreaterThanOrEqual(0.8);
  },
  TIMEOUT,
);

test(
  'easy stands between: it beats random, and normal wins more than its share against three of it',
  () => {
    expect(wins(10, 2, 'easy', 'random')).toBeGreaterThan(0.6);
    expect(wins(20, 4, 'normal', 'easy')).toBeGreaterThan(0.3);
  },
  TIMEOUT,
);

test(
  'normal never peeks: hidden cards do not change its choice',
  () => {
    for (let match = 0; match < 3; match++) {
      const setup = setupFor(mournersCall, 2 + match);
      const plan = { seed: `peek ${match}`, setup, bot: bots.normal };
      expect(neverPeeks(mournersCall, plan)).toBeGreaterThan(20);
    }
  },
  TIMEOUT,
);

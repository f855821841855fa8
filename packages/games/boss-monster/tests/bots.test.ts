import { type BotName, bots, playOut } from '@tavolata/bots';
import { neverPeeks } from '@tavolata/bots/laws';
import { keyOf, SEATS, type Seat, setupFor } from '@tavolata/kernel';
import { expect, test } from 'vitest';
import { bossMonster } from '../src/index.ts';

/** How many of so many matches one bot wins against others of another kind, sitting in every seat in turn. */
function wins(games: number, players: number, bot: BotName, others: BotName): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const me = SEATS[game % players] as Seat;
    const seated = SEATS.slice(0, players).map(seat => [seat, bots[seat === me ? bot : others]]);
    const { result } = playOut(
      bossMonster,
      setupFor(bossMonster, players),
      { key: keyOf(`strength ${game}`) },
      Object.fromEntries(seated),
    );
    if (result?.winners.includes(me)) won++;
  }
  return won / games;
}

test('normal beats random in at least 85 of 100 two-player matches', () => {
  expect(wins(500, 2, 'normal', 'random')).toBeGreaterThanOrEqual(0.85);
});

test('normal wins at least 60 of 100 four-player matches against three randoms', () => {
  expect(wins(200, 4, 'normal', 'random')).toBeGreaterThanOrEqual(0.6);
});

test('easy is between random and normal', () => {
  expect(wins(120, 2, 'easy', 'random')).toBeGreaterThan(0.6);
  expect(wins(120, 2, 'normal', 'easy')).toBeGreaterThan(0.5);
});

test.each(['easy', 'normal'] as const)('%s never peeks: hidden cards do not change its choice', name => {
  for (let match = 0; match < 6; match++) {
    const variants = match % 2 ? ['i-choose-you', 'machinations'] : [];
    const setup = setupFor(bossMonster, 2 + (match % 3), { variants });
    expect(neverPeeks(bossMonster, { seed: `peek ${match}`, setup, bot: bots[name] })).toBeGreaterThan(50);
  }
});

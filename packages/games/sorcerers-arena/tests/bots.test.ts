import { type BotName, bots, playOut } from '@tavolata/bots';
import { neverPeeks } from '@tavolata/bots/laws';
import { keyOf, SEATS, type Seat, setupFor } from '@tavolata/kernel';
import { expect, test } from 'vitest';
import { sorcerersArena } from '../src/index.ts';
import { planOf } from './plans.ts';

/** How many of so many duels one bot wins against another, in both seats in turn. */
function wins(games: number, chapter: string, bot: BotName, other: BotName): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const me = SEATS[game % 2] as Seat;
    const seated = SEATS.slice(0, 2).map(seat => [seat, bots[seat === me ? bot : other]]);
    const { result } = playOut(
      sorcerersArena,
      setupFor(sorcerersArena, 2, { chapter }),
      { key: keyOf(`strength ${game}`) },
      Object.fromEntries(seated),
    );
    if (result?.winners.includes(me)) won++;
  }
  return won / games;
}

test('normal beats random in at least 90 of 100 matches of Chapter 4', () => {
  expect(wins(40, 'chapter-4', 'normal', 'random')).toBeGreaterThanOrEqual(0.9);
});

test('normal beats random in Chapter 1 too', () => {
  expect(wins(20, 'chapter-1', 'normal', 'random')).toBeGreaterThanOrEqual(0.85);
});

test.each(['easy', 'normal'] as const)('%s never peeks: hidden cards do not change its choice', name => {
  for (let match = 0; match < 6; match++) {
    const { setup, seed } = planOf('peek', match, 1);
    const plan = { seed, setup, bot: bots[name], worlds: 1, maxDecisions: 60 };
    expect(neverPeeks(sorcerersArena, plan)).toBeGreaterThan(50);
  }
});

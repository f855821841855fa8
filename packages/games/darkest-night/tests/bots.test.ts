import { type BotName, bots, playOut } from '@tavolata/bots';
import { neverPeeks } from '@tavolata/bots/laws';
import { keyOf, setupFor } from '@tavolata/kernel';
import { expect, test } from 'vitest';
import { darkestNight } from '../src/index.ts';
import { planOf } from './plans.ts';

const TIMEOUT = 240_000;

/** How many rounds a team of four holds out, and how many relics it retrieves, on average. */
function play(games: number, bot: BotName): { rounds: number; relics: number } {
  const sum = { rounds: 0, relics: 0 };
  for (let game = 0; game < games; game++) {
    const setup = setupFor(darkestNight, 4);
    const players = Object.fromEntries(setup.seats.map(seat => [seat, bots[bot]]));
    playOut(darkestNight, setup, { key: keyOf(`strength ${game}`) }, players, {
      sink: (_, type) => {
        if (type === 'round-began') sum.rounds++;
        if (type === 'relic-retrieved') sum.relics++;
      },
    });
  }
  return { rounds: sum.rounds / games, relics: sum.relics / games };
}

test('normal heroes hold out longer than random ones and retrieve relics', { timeout: TIMEOUT }, () => {
  const [random, normal] = [play(10, 'random'), play(10, 'normal')];
  expect(normal.rounds).toBeGreaterThan(random.rounds);
  expect(normal.relics).toBeGreaterThan(1);
});

test('a match with a Necromancer who is a bot comes to an end', { timeout: TIMEOUT }, () => {
  const setup = setupFor(darkestNight, 5, { modes: ['necromancer-player'] });
  const players = Object.fromEntries(setup.seats.map(seat => [seat, bots.normal]));
  expect(playOut(darkestNight, setup, { key: keyOf('necromancer') }, players).result).toBeDefined();
});

test('normal never peeks: hidden cards do not change its choice', { timeout: TIMEOUT }, () => {
  for (const match of [0, 5]) {
    const { setup, seed } = planOf('peek', match, 1);
    const plan = { seed, setup, bot: bots.normal, worlds: 1, maxDecisions: 150 };
    expect(neverPeeks(darkestNight, plan)).toBeGreaterThan(100);
  }
});

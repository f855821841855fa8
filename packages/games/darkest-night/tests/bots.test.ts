import { type BotName, bots, playOut } from '@tavolata/bots';
import { neverPeeks } from '@tavolata/bots/laws';
import { type Advice, keyOf, setupFor } from '@tavolata/kernel';
import { Stage } from '@tavolata/kernel/scenario';
import { proves } from '@tavolata/testing';
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

/** Which of these dice a hero had best give to a Curse (Might 5), the others being for a Desecration (Might 4). */
function diceForCurse(dice: number[]): number[] {
  const table = new Stage(darkestNight, {
    given: {
      heroes: { acolyte: { at: 'village', secrecy: 5, powers: ['call-to-death', 'final-rest'] } },
      blights: { village: ['curse', 'desecration'] },
    },
    chance: { dice },
  }).does('a', 'call-to-death', ['curse', 'desecration'], 'final-rest 2');
  const [advice] = darkestNight.judge.advise(table.seenBy('a'), table.ask('a')) as [Advice];
  return (advice.pick as number[]).map(i => dice[i] as number);
}

test('dice are divided so that both blights fall, or else the worse one', context => {
  proves(context, 'DN-CLAR-04');
  expect(diceForCurse([4, 2, 6])).toEqual([6]);
  expect(diceForCurse([4, 5, 2])).toEqual([5]);
  expect(diceForCurse([6, 2, 1])).not.toContain(6);
});

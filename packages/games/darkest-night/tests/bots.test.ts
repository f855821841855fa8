import { type BotName, bots, playOut } from '@tavolata/bots';
import { neverPeeks } from '@tavolata/bots/laws';
import type { Advice, CardId, Json } from '@tavolata/kernel';
import { keyOf, setupFor } from '@tavolata/kernel/match';
import { Stage } from '@tavolata/kernel/scenario';
import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { type CardDef, type DarkestNightState, darkestNight } from '../src/index.ts';
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
  const [advice] = darkestNight.judge.advise(table.seenBy('a'), table.questionFor('a')) as [Advice];
  return (advice.pick as number[]).map(i => dice[i] as number);
}

test('dice are divided so that both blights fall, or else the worse one', context => {
  proves(context, 'DN-CLAR-04');
  expect(diceForCurse([4, 2, 6])).toEqual([6]);
  expect(diceForCurse([4, 5, 2])).toEqual([5]);
  expect(diceForCurse([6, 2, 1])).not.toContain(6);
});

test('dice are divided so that a Shroud falls, for what it protects does not fall without it', context => {
  proves(context, 'DN-BTYPE-09', 'DN-CLAR-04');
  const divided = (blights: readonly string[], dice: number[]): number[] => {
    const table = new Stage(darkestNight, {
      given: {
        heroes: { acolyte: { at: 'village', secrecy: 5, powers: ['call-to-death', 'final-rest'] } },
        blights: { village: blights },
      },
      chance: { dice },
    }).does('a', 'call-to-death', blights, 'final-rest 2');
    return (bestFor(table) as number[]).map(i => dice[i] as number);
  };
  expect(divided(['shroud', 'desecration'], [5, 4, 1])).toEqual([5]);
  // One die is high enough, and a Desecration is worse than a Shroud: in vain.
  expect(divided(['desecration', 'shroud'], [1, 5, 2])).not.toContain(5);
});

test('with Call to Death bots have the Shroud fall first', context => {
  proves(context, 'DN-BTYPE-09');
  const table = new Stage(darkestNight, {
    given: {
      heroes: { acolyte: { at: 'village', secrecy: 5, powers: ['call-to-death', 'final-rest'] } },
      blights: { village: ['desecration', 'shroud'] },
    },
    chance: { dice: [5, 6, 1] },
  }).does('a', 'call-to-death', ['desecration', 'shroud'], 'final-rest 2', ['die-1']);
  const first = bestFor(table) as { readonly card: CardId };
  expect(table.run.g.def(first.card).id).toBe('shroud');
});

/** The best answer to what seat a is asked, as an option or a plain yes or no. */
function bestFor(table: Stage<DarkestNightState, CardDef>): unknown {
  const question = table.questionFor('a');
  const advices = [...darkestNight.judge.advise(table.seenBy('a'), question)].sort(
    (x, y) => y.worth - x.worth,
  );
  const pick = advices[0]?.pick;
  return question.kind === 'pick' ? question.options[pick as number] : pick;
}

test('a chest is opened by whoever carries it, not by a companion', () => {
  const at = 'village';
  const items = ['treasure-chest'];
  const table = (knight: Json) => new Stage(darkestNight, { given: { heroes: { knight, rogue: { at } } } });
  expect(bestFor(table({ at, items }))).toMatchObject({ params: { hero: 'knight' } });
  expect(bestFor(table({ at, items, deck: { exactly: [] } }))).toMatchObject({ key: 'pass' });
});

test('with a relic a Waystone leads home', () => {
  const items = ['waystone', 'holy-relic'];
  const given = { heroes: { knight: { at: 'swamp', items }, rogue: {} } };
  expect(bestFor(new Stage(darkestNight, { given }))).toMatchObject({ key: 'use' });
});

test('Bottled Magic is kept where no die can be high enough', () => {
  const rolled = (items: string[]) =>
    new Stage(darkestNight, {
      given: {
        phase: 'event',
        necromancer: 'village',
        heroes: { knight: { at: 'village', secrecy: 0, grace: 1, items } },
      },
      chance: { dice: [2] },
    });
  expect(bestFor(rolled(['bottled-magic']).does('a', 'fight-plain'))).toMatchObject({ key: 'pass' });
  const withRelic = rolled(['bottled-magic', 'holy-relic'])
    .does('a', 'fight-plain')
    .does('a', ['holy-relic']);
  expect(bestFor(withRelic)).toMatchObject({ key: 'use' });
});

test('a price is paid for what is worth it', () => {
  const ritual = (grace: number, blights: string[]) =>
    new Stage(darkestNight, {
      given: {
        phase: 'event',
        heroes: { knight: { at: 'village', grace } },
        blights: { village: blights },
        decks: { event: ['ritual'] },
      },
    });
  expect(bestFor(ritual(5, ['curse', 'taint', 'spies']))).toBe(true);
  expect(bestFor(ritual(1, ['curse', 'taint', 'spies']))).toBe(false);
  const altar = (grace: number) =>
    new Stage(darkestNight, {
      given: { phase: 'event', heroes: { knight: { at: 'village', grace } }, decks: { event: ['altar'] } },
      chance: { dice: [6] },
    });
  expect(bestFor(altar(0))).toBe(true);
  expect(bestFor(altar(6))).toBe(false);
});

test('stored dice and Inspire are used where they are needed', () => {
  const at = 'village';
  const facing = (heroes: Json, stored: number[] = []) =>
    new Stage(darkestNight, {
      given: { phase: 'event', heroes, stored, decks: { event: ['lich-event'] } },
    }).does('a', 'elude-plain');
  const predicted = (stored: number[]) => bestFor(facing({ seer: { at, powers: ['prediction'] } }, stored));
  expect(predicted([5, 1])).toEqual([0]);
  expect(predicted([4, 4])).toBeUndefined();
  const prince = { at, powers: ['inspire'], active: { inspire: 'seer' } };
  expect(bestFor(facing({ seer: { at }, prince }))).toEqual([0]);
});

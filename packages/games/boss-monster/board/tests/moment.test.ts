import { bossMonster } from '@tavolata/boss-monster';
import { en } from '@tavolata/boss-monster/texts/en';
import { playOn, type Seat } from '@tavolata/kernel';
import { viewFor } from '@tavolata/kernel/match';
import { Stage } from '@tavolata/kernel/scenario';
import { Speaker } from '@tavolata/table';
import { expect, test } from 'vitest';
import { moment } from '../moment.ts';
import type { BossMonsterScene } from '../scene.ts';

const names = { a: 'Ann', b: 'Ben' };
const say = new Speaker({ language: 'en', texts: [en], seats: names, strict: true });

const table = (given: object) => new Stage(bossMonster, { given: given as never });

/** What a seat reads over the question of a window; names that lead to their cards in brackets. */
const reads = (stage: ReturnType<typeof table>, me: Seat, prompt = 'respond') =>
  moment({
    g: playOn(bossMonster, viewFor(bossMonster, stage.state, me).state),
    me,
    you: me,
    say,
    names,
    draft: { question: { prompt } },
  } as unknown as BossMonsterScene)
    ?.replace(/\u{e000}\d+\u{e001}/u, '[')
    .replace('\u{e002}', ']');

test('a window of the Build phase says who builds, and a Spell that waits, upon what', () => {
  const stage = table({
    phase: 'build',
    seats: {
      a: { boss: 'cleopatra', dungeon: ['open-grave'], hand: ['freeze'] },
      b: { boss: 'robobo', dungeon: ['torture-chamber'], hand: ['freeze', 'goblin-armory'] },
    },
  });
  expect(reads(stage, 'a')).toBe('You are about to build.');
  expect(reads(stage, 'b')).toBe('Ann is about to build.');
  expect(reads(stage, 'b', 'build')).toBeUndefined();
  stage.does('a', 'freeze', ['torture-chamber']);
  expect(reads(stage, 'b', 'cancel')).toBe('Ann plays [Freeze] on Torture Chamber: “deactivate”.');
});

test('a window of the Adventure phase says which Hero is where, and how it fares', () => {
  const stage = table({
    phase: 'adventure',
    seats: {
      a: {
        boss: 'cleopatra',
        dungeon: ['brainsucker-hive', 'neanderthal-cave'],
        entrance: ['boden-the-pantless'],
      },
      b: { boss: 'robobo', dungeon: ['open-grave'], hand: ['assassin', 'assassin', 'fear'] },
    },
  });
  expect(reads(stage, 'b')).toBe('Boden (Health 4) is about to enter Ann’s dungeon.');
  stage.rest('pass', 'hero-hurt');
  expect(reads(stage, 'a')).toBe('Boden (Health 2) is in Brainsucker Hive, in your dungeon.');
  stage.does('a', 'pass');
  stage.does('b', 'assassin', ['boden-the-pantless']);
  expect(reads(stage, 'a')).toBe('Ben plays [Assassin] on Boden (Health 2): “+3 Health”.');
});

test('whoever must give something up for a Boss that levels up is told which', () => {
  const five = ['dragon-hatchery', 'dragon-hatchery', 'golem-factory', 'open-grave', 'boulder-ramp'];
  const stage = table({
    phase: 'reveal',
    seats: {
      a: { boss: 'robobo', dungeon: five },
      b: { boss: 'gorgona', dungeon: ['dark-altar', 'open-grave'] },
    },
  });
  expect(reads(stage, 'b', 'destroy-own-room')).toBe('[Robobo] levels up!');
  expect(reads(stage, 'b', 'next-ability')).toBeUndefined();
});

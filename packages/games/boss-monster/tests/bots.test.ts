import { bots } from '@tavolata/bots';
import { neverPeeks } from '@tavolata/bots/laws';
import { winShare } from '@tavolata/bots/strength';
import type { Option, Seat } from '@tavolata/kernel';
import { setupFor } from '@tavolata/kernel/match';
import { Stage } from '@tavolata/kernel/scenario';
import { expect, test } from 'vitest';
import { bossMonster } from '../src/index.ts';

const TIMEOUT = 240_000;

test('normal beats random in at least 85 of 100 two-player matches', { timeout: TIMEOUT }, () => {
  expect(winShare(bossMonster, setupFor(bossMonster, 2), 500, 'normal', 'random')).toBeGreaterThanOrEqual(
    0.85,
  );
});

test('normal wins at least 60 of 100 four-player matches against three randoms', () => {
  expect(winShare(bossMonster, setupFor(bossMonster, 4), 200, 'normal', 'random')).toBeGreaterThanOrEqual(
    0.6,
  );
});

test('easy is between random and normal', () => {
  expect(winShare(bossMonster, setupFor(bossMonster, 2), 120, 'easy', 'random')).toBeGreaterThan(0.6);
  expect(winShare(bossMonster, setupFor(bossMonster, 2), 120, 'normal', 'easy')).toBeGreaterThan(0.5);
});

test.each(['easy', 'normal'] as const)('%s never peeks: hidden cards do not change its choice', name => {
  for (let match = 0; match < 6; match++) {
    const variants = match % 2 ? ['i-choose-you', 'machinations'] : [];
    const setup = setupFor(bossMonster, 2 + (match % 3), { variants });
    expect(neverPeeks(bossMonster, { seed: `peek ${match}`, setup, bot: bots[name] })).toBeGreaterThan(50);
  }
});

type Table = Stage<Parameters<typeof bossMonster.clone>[0], (typeof bossMonster.defs)[number]>;

/** All that a seat holds best, by the names of the cards. */
function liked(table: Table, seat: Seat): string[] {
  const view = table.seenBy(seat);
  const question = table.questionFor(seat);
  const advices = bossMonster.judge.advise(view, question);
  const worth = Math.max(...advices.map(advice => advice.worth));
  const options = (question as { options: readonly Option[] }).options;
  const picks = advices.filter(advice => advice.worth === worth).map(({ pick }) => options[pick as number]);
  return picks.map(option => (option?.card ? view.def(option.card).id : 'pass'));
}

/** A Hero in the first of two Rooms of a, about to die in the second; c holds what could save it. */
const dying = (hand: string[]): Table =>
  new Stage(bossMonster, {
    players: 3,
    given: {
      phase: 'adventure',
      seats: {
        a: {
          boss: 'draculord',
          dungeon: ['golem-factory', 'neanderthal-cave'],
          entrance: ['joman-chimm-cutpurse'],
          souls: 3,
        },
        b: { boss: 'robobo', dungeon: ['beast-menagerie', 'beast-menagerie#2'], souls: 6 },
        c: { boss: 'xyzax', dungeon: ['golem-factory#2'], hand },
      },
    },
  })
    .rest('pass', 'hero-entered')
    .does('a', 'pass');

test('what freezes a Room freezes one on the way of the Hero, not one of another dungeon', () => {
  const table = dying(['freeze']);
  expect(liked(table, 'c')).toEqual(['freeze']);
  expect(liked(table.does('c', 'freeze'), 'c')).toEqual(['neanderthal-cave']);
});

test('nobody plays a second Spell for what the first will do', () => {
  const table = dying(['freeze', 'assassin']).does('c', 'assassin', 'joman-chimm-cutpurse').does('a', 'pass');
  expect(liked(table, 'c')).toEqual(['pass']);
});

/** The first window of the Build phase, with a Thief in town. */
const inTown = (rooms: string[]): Table =>
  new Stage(bossMonster, {
    given: {
      phase: 'build',
      seats: {
        a: { boss: 'draculord', dungeon: rooms, hand: ['princess-in-peril'] },
        b: { boss: 'robobo', dungeon: ['golem-factory'] },
      },
      town: ['joman-chimm-cutpurse'],
    },
  });

test('no Spell is played for a Hero that comes anyway', () => {
  expect(liked(inTown(['neanderthal-cave', 'beast-menagerie']), 'a')).toEqual(['princess-in-peril']);
  expect(liked(inTown(['neanderthal-cave', 'beast-menagerie', 'mimic-vault']), 'a')).toEqual(['pass']);
});

test('Heroes are kept away only from a dungeon in which they would die', () => {
  const ahead = (rooms: string[]): Table =>
    new Stage(bossMonster, {
      given: {
        phase: 'adventure',
        seats: {
          a: { boss: 'draculord', dungeon: ['dark-altar'], hand: ['trepidation'] },
          b: { boss: 'robobo', dungeon: rooms, entrance: ['joman-chimm-cutpurse'], souls: 4 },
        },
      },
    });
  expect(liked(ahead(['neanderthal-cave', 'beast-menagerie']), 'a')).toEqual(['trepidation']);
  expect(liked(ahead(['neanderthal-cave']), 'a')).toEqual(['pass']);
});

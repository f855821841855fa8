import { Stage } from '@tavolata/kernel/scenario';
import { expect, test } from 'vitest';
import { bossMonster } from '../src/index.ts';

test('whoever chooses a Room is told of each Spell in hand why it is not for now', () => {
  const stage = new Stage(bossMonster, {
    given: {
      phase: 'build',
      seats: {
        a: { boss: 'cleopatra', hand: ['freeze', 'goblin-armory', 'fear'] },
        b: { boss: 'robobo' },
      },
    } as never,
  });
  stage.rest('pass', 'build');
  const { prompt, denied = [] } = stage.questionFor('a');
  expect(prompt).toBe('build');
  expect(denied.map(({ rule, reason }) => [rule, reason])).toEqual([
    ['BM-BUILD-18', 'spell-while-building'],
    ['BM-SPELL-05', 'wrong-phase'],
  ]);
});

test('whoever is asked for Spells is told of each Room in hand when it is built', () => {
  const stage = new Stage(bossMonster, {
    given: {
      phase: 'build',
      seats: {
        a: { boss: 'cleopatra', hand: ['witchs-kitchen', 'goblin-armory', 'freeze'] },
        b: { boss: 'robobo' },
      },
    } as never,
  });
  const { prompt, denied = [] } = stage.questionFor('a');
  expect(prompt).toBe('respond');
  expect(denied.slice(-2).map(({ rule, reason }) => [rule, reason])).toEqual([
    ['BM-BUILD-01', 'room-in-window'],
    ['BM-BUILD-01', 'room-in-window'],
  ]);
});

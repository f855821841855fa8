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
  const { prompt, denied = [] } = stage.ask('a');
  expect(prompt).toBe('build');
  expect(denied.map(({ rule, reason }) => [rule, reason])).toEqual([
    ['BM-BUILD-18', 'spell-while-building'],
    ['BM-SPELL-05', 'wrong-phase'],
  ]);
});

import { bots } from '@tavolata/bots';
import { neverPeeks } from '@tavolata/bots/laws';
import { share } from '@tavolata/bots/strength';
import { setupFor } from '@tavolata/kernel';
import { expect, test } from 'vitest';
import { sorcerersArena } from '../src/index.ts';
import { planOf } from './plans.ts';

const duel = (chapter: string) => setupFor(sorcerersArena, 2, { chapter });

test('normal beats random in at least 90 of 100 matches of Chapter 4', () => {
  expect(share(sorcerersArena, duel('chapter-4'), 40, 'normal', 'random')).toBeGreaterThanOrEqual(0.9);
});

test('normal beats random in Chapter 1 too', () => {
  expect(share(sorcerersArena, duel('chapter-1'), 20, 'normal', 'random')).toBeGreaterThanOrEqual(0.85);
});

test.each(['easy', 'normal'] as const)('%s never peeks: hidden cards do not change its choice', name => {
  for (let match = 0; match < 6; match++) {
    const { setup, seed } = planOf('peek', match, 1);
    const plan = { seed, setup, bot: bots[name], worlds: 1, maxDecisions: 60 };
    expect(neverPeeks(sorcerersArena, plan)).toBeGreaterThan(50);
  }
});

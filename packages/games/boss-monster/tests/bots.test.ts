import { bots } from '@tavolata/bots';
import { neverPeeks } from '@tavolata/bots/laws';
import { share } from '@tavolata/bots/strength';
import { setupFor } from '@tavolata/kernel';
import { expect, test } from 'vitest';
import { bossMonster } from '../src/index.ts';

const TIMEOUT = 240_000;

test('normal beats random in at least 85 of 100 two-player matches', { timeout: TIMEOUT }, () => {
  expect(share(bossMonster, setupFor(bossMonster, 2), 500, 'normal', 'random')).toBeGreaterThanOrEqual(0.85);
});

test('normal wins at least 60 of 100 four-player matches against three randoms', () => {
  expect(share(bossMonster, setupFor(bossMonster, 4), 200, 'normal', 'random')).toBeGreaterThanOrEqual(0.6);
});

test('easy is between random and normal', () => {
  expect(share(bossMonster, setupFor(bossMonster, 2), 120, 'easy', 'random')).toBeGreaterThan(0.6);
  expect(share(bossMonster, setupFor(bossMonster, 2), 120, 'normal', 'easy')).toBeGreaterThan(0.5);
});

test.each(['easy', 'normal'] as const)('%s never peeks: hidden cards do not change its choice', name => {
  for (let match = 0; match < 6; match++) {
    const variants = match % 2 ? ['i-choose-you', 'machinations'] : [];
    const setup = setupFor(bossMonster, 2 + (match % 3), { variants });
    expect(neverPeeks(bossMonster, { seed: `peek ${match}`, setup, bot: bots[name] })).toBeGreaterThan(50);
  }
});

import { type BotName, bots, playOut } from '@tavolata/bots';
import { neverPeeks } from '@tavolata/bots/laws';
import { winShare } from '@tavolata/bots/strength';
import { keyOf, setupFor } from '@tavolata/kernel/match';
import { expect, test } from 'vitest';
import { fourSouls } from '../src/index.ts';

const TIMEOUT = 120_000;

/** How many solitaire games one bot wins. */
function soloWins(games: number, bot: BotName): number {
  const setup = setupFor(fourSouls, 1, { mode: 'solo' });
  const outcomes = Array.from({ length: games }, (_, game) =>
    playOut(fourSouls, setup, { key: keyOf(`alone ${game}`) }, { a: bots[bot] }),
  );
  return outcomes.filter(({ result }) => result?.winners.includes('a')).length / games;
}

test(
  'normal beats random in at least 8 of 10 two-player matches',
  () => {
    expect(winShare(fourSouls, setupFor(fourSouls, 2), 12, 'normal', 'random')).toBeGreaterThanOrEqual(0.8);
  },
  TIMEOUT,
);

test(
  'normal wins three in ten solitaire games, more than five times as many as random',
  () => {
    const normal = soloWins(150, 'normal');
    expect(normal).toBeGreaterThanOrEqual(0.3);
    expect(normal).toBeGreaterThan(5 * soloWins(150, 'random'));
  },
  TIMEOUT,
);

test.each(['easy', 'normal'] as const)(
  '%s never peeks: hidden cards do not change its choice',
  name => {
    const setup = setupFor(fourSouls, 2, { mode: 'co-op', variants: ['rooms'] });
    expect(neverPeeks(fourSouls, { seed: 'peek', setup, bot: bots[name] })).toBeGreaterThan(50);
  },
  TIMEOUT,
);

import { describe, expect, test } from 'vitest';
import { games } from '../generated/games.ts';
import { gameCalled } from '../src/registry.ts';
import { checkedSetup, fewestPlayers } from '../src/setup.ts';

test.each(games.map(one => [one.game.slug, one] as const))(
  '%s can be played with every default',
  (_, one) => {
    expect(() => checkedSetup(one, fewestPlayers(one, {}), {})).not.toThrow();
  },
);

describe('the fewest players', () => {
  const fewest = (slug: string, options = {}, atLeast?: number) =>
    fewestPlayers(gameCalled(games, slug), options, atLeast);

  test('are those the rules take', () => {
    expect(fewest('four-souls')).toBe(2);
    expect(fewest('four-souls', { mode: 'solo' })).toBe(1);
    expect(fewest('sorcerers-arena', { chapter: 'chapter-4' }, 3)).toBe(4);
    expect(fewest('boss-monster', {}, 3)).toBe(3);
  });

  test('are as asked for where the rules take none: the check then says why', () => {
    expect(fewest('four-souls', { mode: 'solo' }, 2)).toBe(2);
    expect(fewest('four-souls', { mode: 7 })).toBe(1);
  });
});

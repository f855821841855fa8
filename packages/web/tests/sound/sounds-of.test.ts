import { SOUNDS } from '@tavolata/board-kit';
import type { TableEvent } from '@tavolata/table';
import { expect, test } from 'vitest';
import { RECIPES } from '../../src/sound/recipes.ts';
import { soundsOf } from '../../src/sound/sounds-of.ts';

const happened = (...types: readonly string[]): TableEvent[] =>
  types.map((type, n) => ({ n, type, params: {}, to: 0 }) as TableEvent);

test('of what happened at once each sound is heard once, in order; a game’s own words go before the usual ones', () => {
  const events = happened('moved', 'moved', 'turn-began', 'rolled', 'moved', 'fell');
  expect(soundsOf(events)).toEqual(['card', 'die']);
  expect(soundsOf(events, { fell: 'hit', moved: 'coin' })).toEqual(['coin', 'die', 'hit']);
});

test('sounds are short, and none is louder than what a speaker can give', () => {
  for (const name of SOUNDS) {
    const ends = RECIPES[name].map(({ at = 0, lasts }) => at + lasts);
    expect(Math.max(...ends)).toBeLessThan(2);
    expect(RECIPES[name].every(({ loud }) => loud > 0 && loud < 1)).toBe(true);
  }
});

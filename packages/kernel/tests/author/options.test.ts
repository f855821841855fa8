import { describe, expect, test } from 'vitest';
import type { Json, Setup } from '../../src/index.ts';
import { setupFor, wrongSetupOption } from '../../src/match/index.ts';
import { magpies } from '../toys/magpies.ts';

describe('options fit what the game declares', () => {
  test.each<[Json]>([
    [{}],
    [{ rounds: 1, variants: [], nest: 'elm', banned: [] }],
    [{ rounds: 200, variants: ['dark', 'windy'], banned: ['storm', 'storm'] }],
  ])('%j', options => {
    expect(wrongSetupOption(magpies, options)).toBeUndefined();
  });
});

test.each<[unknown, string, string]>([
  [null, 'options', 'wrong-shape'],
  [[], 'options', 'wrong-shape'],
  ['rounds', 'options', 'wrong-shape'],
  [{ speed: 1 }, 'speed', 'unknown-option'],
  [{ constructor: 1 }, 'constructor', 'unknown-option'],
  [{ rounds: 0 }, 'rounds', 'out-of-range'],
  [{ rounds: 201 }, 'rounds', 'out-of-range'],
  [{ rounds: 1.5 }, 'rounds', 'wrong-shape'],
  [{ rounds: '3' }, 'rounds', 'wrong-shape'],
  [{ variants: 'dark' }, 'variants', 'wrong-shape'],
  [{ variants: ['damp'] }, 'variants', 'not-a-choice'],
  [{ variants: ['dark', 'dark'] }, 'variants', 'named-twice'],
  [{ nest: 'ash' }, 'nest', 'not-a-choice'],
  [{ nest: ['oak'] }, 'nest', 'not-a-choice'],
  [{ banned: ['a', 'b', 'c'] }, 'banned', 'out-of-range'],
  [{ banned: [1] }, 'banned', 'wrong-shape'],
  [{ banned: null }, 'banned', 'wrong-shape'],
])('%j is refused', (options, option, why) => {
  expect(wrongSetupOption(magpies, options as Json)).toEqual({ option, why });
});

test('a setup seats so many players in order, if the game takes so many', () => {
  expect(setupFor(magpies, 3, { rounds: 2 })).toEqual({ seats: ['a', 'b', 'c'], options: { rounds: 2 } });
  for (const players of [1, 5, 2.5]) expect(() => setupFor(magpies, players)).toThrow('for 2 to 4 players');
  expect(() => setupFor(magpies, 2, { rounds: 0 })).toThrow('rounds is out-of-range');
});

test('what does not go together is refused by the game itself', () => {
  const game = {
    ...magpies,
    refuseSetup: ({ seats, options }: Setup) =>
      seats.length === 3 && options.nest === 'oak' ? { rule: 'MG-1', reason: 'crowded' } : undefined,
  };
  expect(setupFor(game, 2, { nest: 'oak' }).seats).toHaveLength(2);
  expect(setupFor(game, 3).seats).toHaveLength(3);
  expect(() => setupFor(game, 3, { nest: 'oak' })).toThrow('crowded (MG-1)');
});

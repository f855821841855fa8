import type { AssignQuestion } from '@tavolata/kernel';
import { GUILDS, LOCATIONS, mournersCall } from '@tavolata/mourners-call';
import { en } from '@tavolata/mourners-call/texts/en';
import { it as italian } from '@tavolata/mourners-call/texts/it';
import { expect, test } from 'vitest';
import { groupsOf, type Part } from '../effects.ts';
import { leftOver, nudged, shifted, totalOf } from '../shares.ts';

const PILES = {
  kind: 'assign',
  seat: 'a',
  prompt: 'make-piles',
  options: [{ key: 'new-pile' }, { key: 'new-pile' }, { key: 'new-pile' }],
  each: [
    { min: 0, max: 7 },
    { min: 0, max: 7 },
    { min: 0, max: 3 },
  ],
  total: { min: 7, max: 7 },
  fallback: [3, 2, 2],
} as const satisfies AssignQuestion;

test('less and more stop at the bounds of a share and of the total', () => {
  expect(nudged(PILES, [3, 2, 2], 0, 1)).toEqual([3, 2, 2]);
  expect(nudged(PILES, [3, 2, 2], 0, -1)).toEqual([2, 2, 2]);
  expect(nudged(PILES, [2, 2, 2], 1, 1)).toEqual([2, 3, 2]);
  expect(nudged(PILES, [3, 0, 3], 1, -1)).toEqual([3, 0, 3]);
  expect(nudged(PILES, [3, 0, 3], 2, 1)).toEqual([3, 0, 3]);
  expect(leftOver(PILES, [2, 2, 2])).toBe(1);
});

test('a dragged gem goes from pile to pile and none is lost', () => {
  expect(shifted(PILES, [3, 2, 2], 0, 1)).toEqual([2, 3, 2]);
  expect(shifted(PILES, [3, 2, 2], 0, 0)).toEqual([3, 2, 2]);
  expect(shifted(PILES, [0, 5, 2], 0, 1)).toEqual([0, 5, 2]);
  expect(shifted(PILES, [4, 0, 3], 0, 2)).toEqual([4, 0, 3]);
  expect(totalOf(shifted(PILES, [3, 2, 2], 0, 2, 5))).toBe(7);
});

const shown = (parts: readonly Part[]): string =>
  parts
    .map(part => ('text' in part ? part.text : 'sign' in part ? `[${part.sign}]` : `(${part.word})`))
    .join('');

const placed = (id: string): string => {
  const deed = [...LOCATIONS, ...GUILDS].find(each => each.id === id);
  return deed ? groupsOf(deed).map(shown).join(' ') : '';
};

test('what a place yields is told in signs, price first', () => {
  expect(placed('reapers-muster')).toBe('+4[etherea] [suspicion]+1');
  expect(placed('osteomantic-archive')).toBe('−2[etherea] +1[mourner] [threat]+1');
  expect(placed('grave-cloister')).toBe('[threat]−1 +1[spirit] +1[etherea]');
  expect(placed('conclave-of-shadows')).toBe('−1[influence] (return)[base]');
});

/** Every deed of every card, with its price. */
const deeds = mournersCall.defs.flatMap(def => {
  switch (def.type) {
    case 'court':
      return [...def.actions, { does: def.onPlay ?? [] }];
    case 'mourner':
      return [def];
    case 'wallows':
      return [{ does: def.reward ?? [] }, { does: def.penalty ?? [] }];
    default:
      return [];
  }
});

test('every step of every card has signs, and every word among them a text in both languages', () => {
  const groups = [...deeds, ...LOCATIONS, ...GUILDS].flatMap(deed => groupsOf(deed));
  expect(groups.filter(parts => parts.length === 0)).toEqual([]);
  const words = new Set(groups.flat().flatMap(part => ('word' in part ? [`board.part.${part.word}`] : [])));
  expect([...words].filter(key => !(key in en) || !(key in italian))).toEqual([]);
  expect(words.size).toBeGreaterThan(10);
});

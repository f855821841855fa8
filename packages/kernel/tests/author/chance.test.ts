import { expect, test } from 'vitest';
import type { CardId } from '../../src/index.ts';
import { commitment, KeyedChance, keyOf, Match, setupFor } from '../../src/match/index.ts';
import { secretOf } from '../toys/bare.ts';
import { magpies } from '../toys/magpies.ts';

const start = (epoch = 0) => ({ epoch, drawn: 0 });
const draws = (key: string, count: number, below: number, mark = start()): number[] => {
  const chance = new KeyedChance(keyOf(key));
  return Array.from({ length: count }, () => chance.int(mark, below));
};

test('the draws of a key never change: old matches must replay for ever', () => {
  expect(draws('golden', 20, 100).join(' ')).toBe(
    '37 39 68 75 65 56 2 90 69 87 74 96 10 29 24 83 28 66 70 22',
  );
  expect(draws('golden', 20, 6, start(1)).join(' ')).toBe('1 3 4 3 0 2 4 5 0 4 4 0 0 1 2 3 2 1 1 3');
  expect(new KeyedChance(keyOf('golden')).permutation(start(), 12).join(' ')).toBe(
    '3 2 4 7 5 6 0 11 10 8 9 1',
  );
  expect(commitment(keyOf('key'), keyOf('salt'))).toBe(
    'ee21eadcdd78e121df135ea995e634242dd0b616e34d2cc563f9fc36bac1a2be',
  );
});

/** Of counts that should all be equal. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};
const countsOf = (values: readonly number[], size: number): number[] => {
  const counts = Array<number>(size).fill(0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

test('every face is as likely as any other', () => {
  // Beyond these values of chi square lies one honest die in a thousand.
  expect(chiSquare(countsOf(draws('fair', 60_000, 6), 6))).toBeLessThan(20.5);
  expect(chiSquare(countsOf(draws('fair', 60_000, 7), 7))).toBeLessThan(22.5);
});

test('every order of a shuffle is as likely as any other', () => {
  const chance = new KeyedChance(keyOf('orders'));
  const mark = start();
  const seen = new Map<string, number>();
  for (let n = 0; n < 24_000; n++) {
    const order = chance.permutation(mark, 4).join('');
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  expect(seen.size).toBe(24);
  expect(chiSquare([...seen.values()])).toBeLessThan(49.7);
});

test('a draw depends on the key and the mark alone, not on what was drawn before by others', () => {
  const chance = new KeyedChance(keyOf('shared'));
  const alone = draws('shared', 40, 1000);
  const one = start();
  const other = start();
  const mixed = alone.map(() => {
    chance.int(other, 10);
    return chance.int(one, 1000);
  });
  expect(mixed).toEqual(alone);
  expect(chance.int({ epoch: 0, drawn: 25 }, 1000)).toBe(alone[25]);
});

test('each epoch draws from another key', () => {
  const sequences = [0, 1, 2, 3].map(epoch => draws('epochs', 12, 1000, start(epoch)).join());
  expect(new Set(sequences).size).toBe(4);
});

test('the mark counts words, so that equal marks mean equal futures', () => {
  const mark = start();
  const chance = new KeyedChance(keyOf('count'));
  chance.die(mark, 6);
  chance.permutation(mark, 5);
  expect(mark).toEqual({ epoch: 0, drawn: 5 });
});

test('what would favour small numbers is drawn again', () => {
  const mark = start();
  const chance = new KeyedChance(keyOf('again'));
  const below = 2 ** 31 + 1;
  for (let n = 0; n < 200; n++) expect(chance.int(mark, below)).toBeLessThan(below);
  expect(mark.drawn).toBeGreaterThan(300);
});

test('there is no number below zero or between two numbers', () => {
  const chance = new KeyedChance(keyOf('wrong'));
  for (const below of [0, -1, 1.5, Number.NaN]) expect(() => chance.int(start(), below)).toThrow('below');
});

test('a random card is one of those named', () => {
  const chance = new KeyedChance(keyOf('card'));
  const cards = [1_000_001, 1_000_004, 1_000_009] as CardId[];
  const mark = start();
  const taken = Array.from({ length: 60 }, () => chance.card(mark, cards));
  expect(new Set(taken)).toEqual(new Set(cards));
});

test('the state tells how much was drawn and nothing of the key, and a view not even that', () => {
  const one = Match.start(magpies, setupFor(magpies, 2), secretOf('one'));
  const other = Match.start(magpies, setupFor(magpies, 2), secretOf('other'));
  expect(one.state.core.chance).toEqual(other.state.core.chance);
  expect(one.digest()).not.toBe(other.digest());
  expect(JSON.stringify([one.state, one.events])).not.toContain(one.secret.key.slice(0, 16));
  expect(one.viewStateFor('a').core.chance).toEqual({ epoch: 0, drawn: 0 });
});

test('the commitment binds key and salt', () => {
  const shown = commitment(keyOf('key'), keyOf('salt'));
  expect(shown).toMatch(/^[0-9a-f]{64}$/);
  expect(commitment(keyOf('kez'), keyOf('salt'))).not.toBe(shown);
  expect(commitment(keyOf('key'), keyOf('salz'))).not.toBe(shown);
});

import type { Seat } from '@tavolata/kernel';
import type { Side } from '@tavolata/sorcerers-arena';
import { expect, test } from 'vitest';
import type { ArenaScene } from '../scene.ts';
import { seatLooks } from '../seat-looks.ts';

const looksOf = (sides: Readonly<Partial<Record<Seat, Side>>>) =>
  seatLooks({ seats: ['a', 'b', 'c', 'd'], state: { sides } } as unknown as ArenaScene['g']);

test('whoever plays blue is round and blue, whoever plays red is pointed and red, wherever they sit', () => {
  const { a, b } = looksOf({ a: 'red', b: 'blue' });
  expect([a?.shape, b?.shape]).toEqual(['diamond', 'circle']);
  expect(a?.colour).not.toBe(b?.colour);
});

test('partners are told apart', () => {
  const all = Object.values(looksOf({ a: 'blue', b: 'red', c: 'red', d: 'blue' }));
  expect(new Set(all.map(({ shape }) => shape)).size).toBe(4);
  expect(new Set(all.map(({ colour }) => colour)).size).toBe(4);
});

test('before teams are found, nobody has a look of theirs', () => {
  expect(looksOf({})).toEqual({});
});

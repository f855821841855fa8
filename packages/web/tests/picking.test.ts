import type { Ask, CardId } from '@tavolata/kernel';
import { expect, test } from 'vitest';
import { Picking } from '../src/table/picking.ts';

const card = (n: number): CardId => (1000 + n) as CardId;
const options = [0, 1, 2, 3].map(n => ({ key: 'card', card: card(n) }));
const lit = (picking: Picking): number[] =>
  [0, 1, 2, 3].filter(n => picking.standing({ card: card(n) }) === 'lit');

test('of several, only what can still be added is lit', () => {
  const ask: Ask = { kind: 'some', seat: 'a', prompt: 'discard', options, min: 2, max: 2, fallback: [0, 1] };
  const picking = new Picking(ask, 'q');
  picking.tap(1);
  expect(lit(picking)).toEqual([0, 2, 3]);
  picking.tap(3);
  expect(lit(picking)).toEqual([]);
  picking.tap(0);
  expect(picking.pick.value).toEqual([1, 3]);
  picking.tap(1);
  expect(lit(picking)).toEqual([0, 1, 2]);
});

test('and nothing that would break a limit', () => {
  const limits = [{ weights: [1, 1, 0, 0], min: 1, max: 1 }];
  const ask: Ask = {
    kind: 'some',
    seat: 'a',
    prompt: 'pay',
    options,
    min: 2,
    max: 2,
    limits,
    fallback: [0, 2],
  };
  const picking = new Picking(ask, 'q');
  picking.tap(0);
  expect(lit(picking)).toEqual([2, 3]);
  picking.tap(1);
  picking.tap(3);
  expect(picking.pick.value).toEqual([0, 3]);
});

test('two answers on one card of several that are put in order: each tap adds one, the next takes both back', () => {
  const twice = [card(0), card(0), card(1)].map(each => ({ key: 'card', card: each }));
  const ask: Ask = { kind: 'order', seat: 'a', prompt: 'stack', options: twice, fallback: [0, 1, 2] };
  const picking = new Picking(ask, 'q');
  picking.tapOneOf([0, 1]);
  picking.tapOneOf([2]);
  expect(picking.pick.value).toBeUndefined();
  picking.tapOneOf([0, 1]);
  expect(picking.pick.value).toEqual([0, 2, 1]);
  picking.tapOneOf([0, 1]);
  expect(picking.chosen.value).toEqual([2]);
});

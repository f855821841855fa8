import { expect, test } from 'vitest';
import { bitsOf, type CardId, cloneCore, EVERYBODY, NOBODY, playOn } from '../../src/index.ts';
import { put, table } from '../toys/bare.ts';

const names = (g: ReturnType<typeof table>, zone: string) => g.cards(zone).map(card => g.def(card).id);

test('a card arrives at the back unless told otherwise; the front is the top', () => {
  const g = table();
  put(g, 'deck', 'ace', 'king');
  const [queen, jack, ten] = put(g, 'hand/a', 'queen', 'jack', 'ten') as [CardId, CardId, CardId];
  g.move(queen, 'deck');
  g.move(jack, 'deck', 'front');
  g.move(ten, 'deck', 2);
  expect(names(g, 'deck')).toEqual(['jack', 'ace', 'ten', 'king', 'queen']);
  expect(g.isIn(ten, 'deck')).toBe(true);
  expect(g.cards('hand/a')).toEqual([]);
});

test('within a zone a card changes only its place', () => {
  const g = table();
  const [ace] = put(g, 'deck', 'ace', 'king', 'queen') as [CardId];
  g.move(ace, 'deck');
  expect(names(g, 'deck')).toEqual(['king', 'queen', 'ace']);
});

test('a zone nobody has used is empty', () => {
  expect(table().cards('hand/f')).toEqual([]);
});

test('what the game does not have cannot be named', () => {
  const g = table();
  const [ace] = put(g, 'deck', 'ace') as [CardId];
  expect(() => g.create('joker', 'deck')).toThrow('no card joker');
  expect(() => g.move(ace, 'attic')).toThrow('no zone attic');
  expect(() => g.move(ace, 'hand')).toThrow('no owner');
  expect(() => g.def(1_000_099 as CardId)).toThrow('no card');
});

test('whoever a zone names sees its cards', () => {
  const g = table();
  expect(g.seers('deck')).toBe(NOBODY);
  expect(g.seers('pile')).toBe(EVERYBODY);
  expect(g.seers('hand/b')).toBe(bitsOf(['b']));
  expect(g.seers('shared/b')).toBe(bitsOf(['b', 'c']));
  expect(g.seers('hand/b/left')).toBe(bitsOf(['b']));
});

test('a card is made where it is known to whoever sees the zone', () => {
  const g = table();
  const [ace] = put(g, 'hand/b', 'ace') as [CardId];
  expect([g.knows('a', ace), g.knows('b', ace)]).toEqual([false, true]);
  expect(g.is(ace, 'ace')).toBe(true);
});

test('a random card of none is none', () => {
  const g = table();
  expect(g.anyCard([])).toBeUndefined();
  expect(g.state.core.chance.drawn).toBe(0);
});

test('dice have the faces they have', () => {
  const g = table();
  const faces = new Set(Array.from({ length: 100 }, () => g.die()));
  expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(g.int(1)).toBe(0);
});

test('copies share their zones until one of them moves a card', () => {
  const g = table();
  const [ace, king] = put(g, 'deck', 'ace', 'king') as [CardId, CardId];
  const copy = playOn(g.game, { ...g.state, core: cloneCore(g.state.core) });
  expect(copy.state.core.zones).toBe(g.state.core.zones);
  copy.move(ace, 'pile');
  g.move(king, 'pile');
  expect([names(g, 'deck'), names(g, 'pile')]).toEqual([['ace'], ['king']]);
  expect([names(copy, 'deck'), names(copy, 'pile')]).toEqual([['king'], ['ace']]);
});

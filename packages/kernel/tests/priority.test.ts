import { expect, test } from 'vitest';
import { cloneRound, dropFrom, from, holder, openRound, pass, restart, type Seat } from '../src/index.ts';

const seats: Seat[] = ['a', 'b', 'c'];

test('the round closes when all have passed in a row', () => {
  const round = openRound(seats);
  expect([holder(round), pass(round)]).toEqual(['a', false]);
  expect([holder(round), pass(round)]).toEqual(['b', false]);
  expect([holder(round), pass(round)]).toEqual(['c', true]);
});

test('an act counts passes anew, from the first of the order or from whoever is named', () => {
  const round = openRound(seats);
  pass(round);
  restart(round, 'c');
  expect([holder(round), pass(round), pass(round), pass(round)]).toEqual(['c', false, false, true]);
  restart(round);
  expect(holder(round)).toBe('a');
});

test('whoever leaves takes their pass along: nobody else loses a turn', () => {
  const round = openRound(seats);
  pass(round);
  expect(dropFrom(round, 'a')).toBe(false);
  expect([holder(round), pass(round)]).toEqual(['b', false]);
  expect([holder(round), pass(round)]).toEqual(['c', true]);
});

test('when the only one who had not passed leaves, the round is closed', () => {
  const round = openRound(seats);
  pass(round);
  pass(round);
  expect(dropFrom(round, 'c')).toBe(true);
});

test('whoever is still to come leaves without a trace', () => {
  const round = openRound(seats);
  pass(round);
  expect(dropFrom(round, 'c')).toBe(false);
  expect([holder(round), pass(round)]).toEqual(['b', true]);
  expect(dropFrom(round, 'f')).toBe(true);
});

test('an empty round has no holder', () => {
  const round = openRound(['a']);
  dropFrom(round, 'a');
  expect(() => holder(round)).toThrow('nobody');
});

test('a copy of a round is its own', () => {
  const round = openRound(seats);
  const copy = cloneRound(round);
  pass(copy);
  dropFrom(copy, 'b');
  expect(round).toEqual(openRound(seats));
});

test('the table can be read from any seat on', () => {
  expect(from(seats, 'b')).toEqual(['b', 'c', 'a']);
  expect(from(seats, 'f' as Seat)).toEqual(seats);
});

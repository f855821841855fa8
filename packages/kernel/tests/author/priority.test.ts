import { expect, test } from 'vitest';
import {
  cloneRound,
  dropFrom,
  openRound,
  passPriority,
  priorityHolder,
  restartRound,
  type Seat,
  seatsFrom,
} from '../../src/index.ts';

const seats: Seat[] = ['a', 'b', 'c'];

test('the round closes when all have passed in a row', () => {
  const round = openRound(seats);
  expect([priorityHolder(round), passPriority(round)]).toEqual(['a', false]);
  expect([priorityHolder(round), passPriority(round)]).toEqual(['b', false]);
  expect([priorityHolder(round), passPriority(round)]).toEqual(['c', true]);
});

test('an act counts passes anew, from the first of the order or from whoever is named', () => {
  const round = openRound(seats);
  passPriority(round);
  restartRound(round, 'c');
  expect([priorityHolder(round), passPriority(round), passPriority(round), passPriority(round)]).toEqual([
    'c',
    false,
    false,
    true,
  ]);
  restartRound(round);
  expect(priorityHolder(round)).toBe('a');
});

test('whoever leaves takes their pass along: nobody else loses a turn', () => {
  const round = openRound(seats);
  passPriority(round);
  expect(dropFrom(round, 'a')).toBe(false);
  expect([priorityHolder(round), passPriority(round)]).toEqual(['b', false]);
  expect([priorityHolder(round), passPriority(round)]).toEqual(['c', true]);
});

test('when the only one who had not passed leaves, the round is closed', () => {
  const round = openRound(seats);
  passPriority(round);
  passPriority(round);
  expect(dropFrom(round, 'c')).toBe(true);
});

test('whoever is still to come leaves without a trace', () => {
  const round = openRound(seats);
  passPriority(round);
  expect(dropFrom(round, 'c')).toBe(false);
  expect([priorityHolder(round), passPriority(round)]).toEqual(['b', true]);
  expect(dropFrom(round, 'f')).toBe(true);
});

test('an empty round has no holder', () => {
  const round = openRound(['a']);
  dropFrom(round, 'a');
  expect(() => priorityHolder(round)).toThrow('nobody');
});

test('a copy of a round is its own', () => {
  const round = openRound(seats);
  const copy = cloneRound(round);
  passPriority(copy);
  dropFrom(copy, 'b');
  expect(round).toEqual(openRound(seats));
});

test('the table can be read from any seat on', () => {
  expect(seatsFrom(seats, 'b')).toEqual(['b', 'c', 'a']);
  expect(seatsFrom(seats, 'f' as Seat)).toEqual(seats);
});

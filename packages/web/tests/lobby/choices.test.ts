import { expect, it } from 'vitest';
import { choicesOf } from '../../src/lobby/choices.ts';

it('a seat can be chosen where somebody will sit, and anything else anyway', () => {
  const values = ['random', 'a', 'b', 'c', 'beast'];
  expect(choicesOf(values, ['a', 'b'])).toEqual(['random', 'a', 'b', 'beast']);
  expect(choicesOf(values, ['a', 'b', 'c'])).toEqual(values);
});

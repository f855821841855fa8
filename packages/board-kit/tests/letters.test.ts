import { initialOf } from '@tavolata/table';
import { expect, test } from 'vitest';
import { lettersOf } from '../src/seats/letters.ts';

test('an initial is a whole letter, whatever it is written with', () => {
  expect(initialOf('bruno')).toBe('B');
  expect(initialOf('🦊 Volpe')).toBe('🦊');
  expect(initialOf('')).toBe('');
});

test('names that begin alike are told apart by as little as it takes', () => {
  expect(lettersOf({ a: 'Ada', b: 'Bruno', c: 'Ombra' })).toEqual({ a: 'A', b: 'B', c: 'O' });
  expect(lettersOf({ a: 'Ada', b: 'Olga', c: 'ombra' })).toEqual({ a: 'A', b: 'Ol', c: 'Om' });
  expect(lettersOf({ a: 'Marco', b: 'Mario', c: 'Marta' })).toEqual({ a: 'Mc', b: 'Mi', c: 'Mt' });
  expect(lettersOf({ a: 'Ann', b: 'Anna' })).toEqual({ a: 'A', b: 'Aa' });
  expect(lettersOf({ b: 'Amico', d: 'Amico 2' })).toEqual({ b: 'A', d: 'A2' });
});

test('those with one name are counted', () => {
  expect(lettersOf({ a: 'Ospite', b: 'ospite', c: 'Ada' })).toEqual({ a: 'O1', b: 'O2', c: 'A' });
});

import type { Sitter } from '@tavolata/table';
import { expect, test } from 'vitest';
import { aBot, aFriend } from '../src/lobby/newcomers.ts';

const nameOf = (sitter: Sitter | undefined) => (sitter && 'name' in sitter ? sitter.name : undefined);
const called = (number: number) => `Amico ${number}`;

test('no two bots have one name, whoever has gone meanwhile', () => {
  const [first, second] = [aBot([]), aBot([aBot([])])];
  expect(nameOf(second)).not.toBe(nameOf(first));
  const stayed = [second];
  const third = aBot(stayed);
  expect(nameOf(third)).toBe(nameOf(first));
  expect(nameOf(aBot([...stayed, third]))).not.toBe(nameOf(second));
});

test('the first friend at a screen is the first, whoever else sits there', () => {
  const friend = aFriend([aBot([]), { who: 'open' }], called);
  expect(nameOf(friend)).toBe('Amico 1');
  expect(nameOf(aFriend([friend], called))).toBe('Amico 2');
  expect(nameOf(aFriend([{ ...friend, name: 'Zoe' } as Sitter], called))).toBe('Amico 1');
});

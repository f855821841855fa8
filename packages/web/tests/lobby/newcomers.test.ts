import { initialOf, type Sitter } from '@tavolata/table';
import { expect, test } from 'vitest';
import { aBot, aFriend, toldApart } from '../../src/lobby/newcomers.ts';

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

test('no bot’s name begins like anybody else’s', () => {
  const bots = [1, 2, 3, 4, 5].reduce<readonly Sitter[]>(others => [...others, aBot(others)], []);
  for (const me of ['Ospite', 'bruno', 'Nora', 'Ada']) {
    const letters = [me, ...toldApart(me, bots).map(bot => nameOf(bot) ?? '')].map(initialOf);
    expect(new Set(letters).size).toBe(letters.length);
  }
  expect(toldApart('Ada', bots)).toEqual(bots);
  const friend: Sitter = { who: 'person', name: 'Fulvio', screen: 'here' };
  expect(toldApart('Ada', [...bots.slice(0, 3), friend]).map(nameOf)).toEqual([
    'Ombra',
    'Brace',
    'Lume',
    'Fulvio',
  ]);
});

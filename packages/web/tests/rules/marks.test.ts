import { expect, test } from 'vitest';
import { runsOf, wordsOf } from '../../src/rules/marks.ts';

const marked = (text: string, typed: string): string =>
  runsOf(text, wordsOf(typed))
    .map(({ text: run, isFound }) => (isFound ? `[${run}]` : run))
    .join('');

test.each([
  ['L’Eroe è già più forte.', "l'eroe piu", '[L’Eroe] è già [più] forte.'],
  ['Il Boss più a destra, il boss', 'BOSS', 'Il [Boss] più a destra, il [boss]'],
  ['Stanza stanzia', 'stan anz', '[Stanz]a [stanz]ia'],
  ['Perche\u0301 no', 'perché', '[Perché] no'],
  ['Niente', '', 'Niente'],
])('in «%s» what was typed as «%s» is marked as it is written', (text, typed, seen) => {
  expect(marked(text, typed)).toBe(seen);
});

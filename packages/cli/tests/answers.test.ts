import type { Question } from '@tavolata/kernel';
import { expect, test } from 'vitest';
import { pickOf } from '../src/play/answers.ts';
import { commandIn } from '../src/play/words.ts';

const options = [{ key: 'x' }, { key: 'y' }, { key: 'z' }];
const asked = { seat: 'a', prompt: 'p' } as const;
const pick: Question = { ...asked, kind: 'pick', options, fallback: 2 };
const some: Question = { ...asked, kind: 'some', options, min: 0, max: 2, fallback: [] };
const order: Question = { ...asked, kind: 'order', options, fallback: [0, 1, 2] };
const number: Question = { ...asked, kind: 'number', min: 0, max: 9, fallback: 4 };
const yesNo: Question = { ...asked, kind: 'yes-no', fallback: false };
const each = options.map(() => ({ min: 0, max: 3 }));
const assign: Question = {
  ...asked,
  kind: 'assign',
  options,
  each,
  total: { min: 3, max: 3 },
  fallback: [3, 0, 0],
};

test.each([
  [pick, '1', 0],
  [pick, ' 3 ', 2],
  [pick, '', 2],
  [pick, '1 2', undefined],
  [pick, 'one', undefined],
  [some, '1, 3', [0, 2]],
  [some, '0', []],
  [some, '', []],
  [order, '3 1 2', [2, 0, 1]],
  [number, '0', 0],
  [number, '', 4],
  [number, '1 2', undefined],
  [yesNo, 'Sì', true],
  [yesNo, 'y', true],
  [yesNo, 'no', false],
  [yesNo, '', false],
  [yesNo, 'maybe', undefined],
  [assign, '1 2 0', [1, 2, 0]],
] as const)('%o answered with %j', (question, typed, expected) => {
  expect(pickOf(question as Question, typed)).toEqual(expected);
});

test.each([
  ['why', { word: 'why', rest: '' }],
  ['Perché?', { word: 'why', rest: '' }],
  ['salva a b.json', { word: 'save', rest: 'a b.json' }],
  ['rule BM-BAIT-01', { word: 'rule', rest: 'BM-BAIT-01' }],
  ['1', undefined],
  ['', undefined],
  ['no', undefined],
])('%j as a command', (typed, expected) => {
  expect(commandIn(typed)).toEqual(expected);
});

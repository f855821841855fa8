import type { CardId, Question } from '@tavolata/kernel';
import { expect, test } from 'vitest';
import { AnswerDraft } from '../src/answer/answer-draft.ts';

const card = (n: number): CardId => (1000 + n) as CardId;
const options = [0, 1, 2, 3].map(n => ({ key: 'card', card: card(n) }));
const lit = (draft: AnswerDraft): number[] =>
  [0, 1, 2, 3].filter(n => draft.standing({ card: card(n) }) === 'lit');

test('of several, only what can still be added is lit', () => {
  const question: Question = {
    kind: 'some',
    seat: 'a',
    prompt: 'discard',
    options,
    min: 2,
    max: 2,
    fallback: [0, 1],
  };
  const draft = new AnswerDraft(question, 'q');
  draft.tap(1);
  expect(lit(draft)).toEqual([0, 2, 3]);
  draft.tap(3);
  expect(lit(draft)).toEqual([]);
  draft.tap(0);
  expect(draft.pick.value).toEqual([1, 3]);
  draft.tap(1);
  expect(lit(draft)).toEqual([0, 1, 2]);
});

test('and nothing that would break a limit', () => {
  const limits = [{ weights: [1, 1, 0, 0], min: 1, max: 1 }];
  const question: Question = {
    kind: 'some',
    seat: 'a',
    prompt: 'pay',
    options,
    min: 2,
    max: 2,
    limits,
    fallback: [0, 2],
  };
  const draft = new AnswerDraft(question, 'q');
  draft.tap(0);
  expect(lit(draft)).toEqual([2, 3]);
  draft.tap(1);
  draft.tap(3);
  expect(draft.pick.value).toEqual([0, 3]);
});

test('two answers on one card of several that are put in order: each tap adds one, the next takes both back', () => {
  const twice = [card(0), card(0), card(1)].map(each => ({ key: 'card', card: each }));
  const question: Question = {
    kind: 'order',
    seat: 'a',
    prompt: 'stack',
    options: twice,
    fallback: [0, 1, 2],
  };
  const draft = new AnswerDraft(question, 'q');
  draft.tapOneOf([0, 1]);
  draft.tapOneOf([2]);
  expect(draft.pick.value).toBeUndefined();
  draft.tapOneOf([0, 1]);
  expect(draft.pick.value).toEqual([0, 2, 1]);
  draft.tapOneOf([0, 1]);
  expect(draft.chosen.value).toEqual([2]);
});

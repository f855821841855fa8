import { AnswerDraft } from '@tavolata/board-kit';
import type { Question } from '@tavolata/kernel';
import { Speaker } from '@tavolata/table';
import { expect, test } from 'vitest';
import { hasTurns, yieldedName } from '../../../src/table/state/yields.ts';

const canYield = (question: Question): boolean => new AnswerDraft(question, 'q').canYield;
const pick = (prompt: string, fallback: number): Question => ({
  kind: 'pick',
  seat: 'a',
  prompt,
  options: [{ key: 'pass' }, { key: 'cast' }],
  fallback,
});

test('only what silence declines can be declined for good, and never what to do on one’s own turn', () => {
  expect(canYield(pick('respond', 0))).toBe(true);
  expect(canYield(pick('respond', 1))).toBe(false);
  expect(canYield(pick('act', 0))).toBe(false);
  expect(canYield({ kind: 'yes-no', seat: 'a', prompt: 'may-draw', fallback: false })).toBe(true);
  expect(canYield({ kind: 'yes-no', seat: 'a', prompt: 'skip-loss', fallback: true })).toBe(false);
  expect(canYield({ kind: 'number', seat: 'a', prompt: 'pay', min: 0, max: 3, fallback: 0 })).toBe(false);
});

test('a turn that is never said to begin never ends', () => {
  const speaking = (type: string) =>
    new Speaker({ language: 'en', texts: [{ [`event.${type}`]: 'So it is.' }], seats: {} });
  expect(hasTurns(speaking('drawn'))).toBe(false);
  expect(hasTurns(speaking('turn-began'))).toBe(true);
});

test('what is not asked any more is called by its words and its card; what it was about is left out', () => {
  const speaker = new Speaker({
    language: 'en',
    texts: [
      {
        'ask.pay': p => `${p.source ?? '{source}'}: does ${p.hero ?? '{hero}'} pay?`,
        'ask.respond': 'Do something?',
        'card.mask.name': 'Mask',
      },
    ],
    seats: {},
  });
  expect(yieldedName(speaker, { prompt: 'pay', source: 'mask' })).toBe('Mask: does … pay?');
  expect(yieldedName(speaker, { prompt: 'respond', source: 'mask' })).toBe('Mask: Do something?');
  expect(yieldedName(speaker, { prompt: 'respond' })).toBe('Do something?');
});

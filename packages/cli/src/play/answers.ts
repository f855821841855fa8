import type { Pick, Question } from '@tavolata/kernel';

const YES = ['y', 'yes', 's', 'si', 'sì'];
const NO = ['n', 'no'];

const numbersIn = (text: string): number[] | undefined => {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  return words.every(word => /^\d+$/.test(word)) ? words.map(Number) : undefined;
};

/**
 * What somebody typed as an answer to that question: options count from 1. Nothing if it is no answer at all; whether
 * it is a legal one is the kernel's to say.
 */
export function pickOf(question: Question, typed: string): Pick | undefined {
  const text = typed.trim().toLowerCase();
  if (text === '') return question.fallback;
  if (question.kind === 'yes-no') return YES.includes(text) ? true : NO.includes(text) ? false : undefined;
  const numbers = numbersIn(text);
  if (!numbers) return undefined;
  const [first] = numbers;
  switch (question.kind) {
    case 'pick':
      return numbers.length === 1 && first !== undefined ? first - 1 : undefined;
    case 'number':
      return numbers.length === 1 ? first : undefined;
    case 'some':
      // A lone zero picks nothing, where nothing can be picked.
      return numbers.length === 1 && first === 0 ? [] : numbers.map(number => number - 1);
    case 'order':
      return numbers.map(number => number - 1);
    case 'assign':
      return numbers;
  }
}

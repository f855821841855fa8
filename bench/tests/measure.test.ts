import { expect, test } from 'vitest';
import { lowest, median, memoryProbe, quantile, race, seededInts } from '../src/measure.ts';
import { atLeast, atMost } from '../src/result.ts';

test('the median of an even count lies between the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('a quantile is one of the numbers, the last at most', () => {
  const numbers = Array.from({ length: 100 }, (_, i) => i);
  expect(quantile(numbers, 0.99)).toBe(99);
  expect(quantile(numbers, 0.5)).toBe(50);
  expect(quantile([7], 1)).toBe(7);
});

test('contestants get ready first and then take turns, in either order', () => {
  const heard: string[] = [];
  const work = (name: string) => () => {
    heard.push(`ready ${name}`);
    return () => {
      heard.push(name);
      return 1;
    };
  };
  race({ x: work('x'), y: work('y') }, 1);
  expect(heard.slice(-8)).toEqual(['ready x', 'ready y', 'x', 'y', 'ready x', 'ready y', 'y', 'x']);
});

test('a target is met from it on, or up to it', () => {
  expect([atLeast('a', 30, 2, 'x', 15).met, atLeast('a', 29, 2, 'x', 15).met]).toEqual([true, false]);
  expect([atMost('a', 12, 10, 'x', 1.2).met, atMost('a', 13, 10, 'x', 1.2).met]).toEqual([true, false]);
});

test('dice are the same for everybody', () => {
  const [one, other] = [seededInts(5), seededInts(5)];
  const faces = Array.from({ length: 50 }, () => one(6));
  expect(Array.from({ length: 50 }, () => other(6))).toEqual(faces);
  expect(new Set(faces).size).toBe(6);
});

test('the lowest share is chosen by the number, one thing at least', () => {
  const words = ['three', 'a', 'of', 'four'];
  expect(lowest(words, 0.5, word => word.length)).toEqual(['a', 'of']);
  expect(lowest(words, 0, word => word.length)).toEqual(['a']);
});

test('a look into memory takes time', () => {
  expect(memoryProbe(1)()).toBeGreaterThan(0);
});

import { expect, test } from 'vitest';
import { proves } from '../src/index.ts';

test('a test names the rules it proves, once each', context => {
  proves(context, 'XX-A-01', 'XX-A-02');
  proves(context, 'XX-A-02', 'XX-A-03');
  expect(context.task.meta.rules).toEqual(['XX-A-01', 'XX-A-02', 'XX-A-03']);
});

test('six at most', context => {
  const ids = ['XX-A-01', 'XX-A-02', 'XX-A-03', 'XX-A-04', 'XX-A-05', 'XX-A-06'];
  proves(context, ...ids);
  expect(() => proves(context, 'XX-A-07')).toThrow('at most 6 rules');
  expect(context.task.meta.rules).toEqual(ids);
});

import type { Waiting } from '@tavolata/board-kit';
import type { CardId } from '@tavolata/kernel';
import { expect, test } from 'vitest';
import { queueGroups } from '../../../src/table/log/queue-groups.ts';

const bill: Waiting = { card: 1 as CardId, by: 'a', line: 'The Bill', effect: 'Recover 1.' };
const wing: Waiting = { card: 2 as CardId, by: 'b', line: 'Wing' };

test('what waits twice in a row is told once; after something else it is told again', () => {
  const told = queueGroups([bill, { ...bill }, wing, bill]);
  expect(told).toEqual([
    { ...bill, times: 2 },
    { ...wing, times: 1 },
    { ...bill, times: 1 },
  ]);
});

test('the same card waits for somebody else, or with something else to do', () => {
  expect(queueGroups([bill, { ...bill, by: 'b' }, { ...bill, effect: 'Recover 2.' }])).toHaveLength(3);
});

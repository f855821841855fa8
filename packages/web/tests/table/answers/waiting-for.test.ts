import type { SeatClock } from '@tavolata/table';
import { expect, test } from 'vitest';
import type { TableSnapshot } from '../../../src/session/session.ts';
import { waitingFor } from '../../../src/table/answers/waiting-for.ts';

const HERE = { who: 'person', name: 'Ada', here: true, left: false } as const;

function seen(
  viewer: 'a' | 'onlooker',
  clock: { b?: SeatClock } = {},
): Pick<TableSnapshot, 'viewer' | 'snapshot'> {
  const seats: TableSnapshot['snapshot']['seats'] = [
    { ...HERE, seat: 'a' },
    { ...HERE, seat: 'b', here: false },
    { who: 'open', seat: 'c', here: false, left: false },
    { who: 'bot', name: 'Ombra', level: 'normal', seat: 'd', here: false, left: false },
  ];
  return { viewer, snapshot: { phase: 'playing', seats, waiting: ['a', 'b', 'c', 'd'], clock } };
}

test('nobody waits for themselves, and free seats are no people', () => {
  expect(waitingFor(seen('a'))).toMatchObject({ people: ['b', 'd'], free: ['c'] });
  expect(waitingFor(seen('onlooker')).people).toEqual(['a', 'b', 'd']);
});

test('whoever is away is told apart by what their clock does; bots are never away', () => {
  expect(waitingFor(seen('a')).away).toEqual([{ seat: 'b', isPaused: false }]);
  expect(waitingFor(seen('a', { b: { left: 1000, since: 1 } })).away).toEqual([
    { seat: 'b', isPaused: false },
  ]);
  expect(waitingFor(seen('a', { b: { left: 1000 } })).away).toEqual([{ seat: 'b', isPaused: true }]);
});

import type { SeatClock } from '@tavolata/table';
import { expect, test } from 'vitest';
import type { Told } from '../src/session/session.ts';
import { awaited } from '../src/table/awaited.ts';

const HERE = { who: 'person', name: 'Ada', here: true, left: false } as const;

function seen(viewer: 'a' | 'onlooker', clock: { b?: SeatClock } = {}): Pick<Told, 'viewer' | 'picture'> {
  const seats: Told['picture']['seats'] = [
    { ...HERE, seat: 'a' },
    { ...HERE, seat: 'b', here: false },
    { who: 'open', seat: 'c', here: false, left: false },
    { who: 'bot', name: 'Ombra', level: 'normal', seat: 'd', here: false, left: false },
  ];
  return { viewer, picture: { phase: 'playing', seats, waiting: ['a', 'b', 'c', 'd'], clock } };
}

test('nobody waits for themselves, and free seats are no people', () => {
  expect(awaited(seen('a'))).toMatchObject({ people: ['b', 'd'], free: ['c'] });
  expect(awaited(seen('onlooker')).people).toEqual(['a', 'b', 'd']);
});

test('whoever is away is told apart by what their clock does; bots are never away', () => {
  expect(awaited(seen('a')).away).toEqual([{ seat: 'b', isPaused: false }]);
  expect(awaited(seen('a', { b: { left: 1000, since: 1 } })).away).toEqual([{ seat: 'b', isPaused: false }]);
  expect(awaited(seen('a', { b: { left: 1000 } })).away).toEqual([{ seat: 'b', isPaused: true }]);
});

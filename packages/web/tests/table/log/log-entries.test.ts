import type { Notice, TableEvent } from '@tavolata/table';
import { expect, it } from 'vitest';
import { entriesOf } from '../../../src/table/log/log-entries.ts';

const events = (...numbers: number[]): TableEvent[] =>
  numbers.map(n => ({ n, type: 'moved', params: {}, to: n }));
const notice = (at: number, type: Notice['type']): Notice => ({ n: 1, at, type, params: {} });
const told = (happened: TableEvent[], said: Notice[]): (number | string)[] =>
  entriesOf(happened, said).map(entry => {
    if (entry.kind === 'taken-back') return `not ${entry.event.type}`;
    return entry.kind === 'event' ? entry.event.n : entry.notice.type;
  });

it('what the table says stands where it was said', () => {
  expect(
    told(events(0, 1, 2), [notice(0, 'started'), notice(2, 'person-sat'), notice(3, 'conceded')]),
  ).toEqual(['started', 0, 1, 'person-sat', 2, 'conceded']);
});

it('an undo stands before what was played after it, and so does what was said before it', () => {
  const said = [notice(0, 'started'), notice(9, 'undo-asked'), notice(2, 'undone')];
  expect(told(events(0, 1, 2, 3), said)).toEqual(['started', 0, 1, 'undo-asked', 'undone', 2, 3]);
});

it('what was said before the first event that is known is left out', () => {
  const said = [notice(0, 'started'), notice(9, 'undo-asked'), notice(1, 'undone'), notice(2, 'person-sat')];
  const known = entriesOf(events(2, 3), said, 2).map(entry =>
    entry.kind === 'notice' ? entry.notice.type : entry.kind,
  );
  expect(known).toEqual(['person-sat', 'event', 'event']);
});

it('what was taken back stays in front of the notice that says so', () => {
  const taken = ['struck', 'drew'].map(type => ({ type, params: {} }));
  expect(told(events(0, 1, 2), [notice(0, 'started'), { ...notice(1, 'undone'), taken }])).toEqual([
    'started',
    0,
    'not struck',
    'not drew',
    'undone',
    1,
    2,
  ]);
});

it('a match that is resumed begins anew', () => {
  expect(told(events(0, 1), [notice(0, 'started'), notice(5, 'person-sat'), notice(0, 'resumed')])).toEqual([
    'started',
    'person-sat',
    'resumed',
    0,
    1,
  ]);
});

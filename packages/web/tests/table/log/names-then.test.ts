import type { Params } from '@tavolata/kernel';
import type { Notice } from '@tavolata/table';
import { expect, it } from 'vitest';
import type { Entry } from '../../../src/table/log/log-entries.ts';
import { namesThen } from '../../../src/table/log/names-then.ts';

const event = (n: number): Entry => ({
  kind: 'event',
  key: `e${n}`,
  event: { n, type: 'moved', params: {}, to: n },
});
const notice = (type: Notice['type'], params: Params): Entry => ({
  kind: 'notice',
  key: type,
  notice: { n: 1, at: 1, type, params },
});

it('what somebody did stays theirs, whoever has the seat now', () => {
  const entries = [
    event(0),
    notice('seat-opened', { seat: 'b', name: 'Bruno', was: 'Bruno' }),
    notice('bot-sat', { seat: 'b', name: 'Ombra' }),
    event(1),
    notice('person-sat', { seat: 'b', name: 'Zoe', was: 'Ombra' }),
    event(2),
  ];
  const names = namesThen(entries, { a: 'Ada', b: 'Zoe' });
  expect(entries.flatMap((entry, i) => (entry.kind === 'event' ? [names[i]?.b] : []))).toEqual([
    'Bruno',
    'Ombra',
    'Zoe',
  ]);
  expect(names.map(({ a }) => a)).toEqual(entries.map(() => 'Ada'));
});

it('where nobody has changed places, the same names serve for all', () => {
  const now = { a: 'Ada', b: 'Bruno' };
  const names = namesThen([event(0), notice('conceded', { seat: 'b' }), event(1)], now);
  expect(names.every(each => each === now)).toBe(true);
});

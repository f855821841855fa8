import { signal } from '@preact/signals';
import type { Seat } from '@tavolata/kernel';
import type { CommandDraft, Pointed } from '@tavolata/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableSession, TableSnapshot } from '../../../src/session/session.ts';
import { Gestures } from '../../../src/table/state/gestures.ts';

const place = (seat: Seat, who: 'person' | 'bot') => ({ seat, who, name: seat, here: true, left: false });

/** A table at which `a` sits among these, and what was sent to it. */
function table(others: Readonly<Partial<Record<Seat, 'person' | 'bot'>>>, team?: readonly Seat[]) {
  const seats = [
    place('a', 'person'),
    ...Object.entries(others).map(([seat, who]) => place(seat as Seat, who)),
  ];
  const table = { viewer: 'a', snapshot: { seats, ...(team && { team }) } } as unknown as TableSnapshot;
  const heard = signal<TableSnapshot | undefined>(table);
  const sent: CommandDraft[] = [];
  const session = {
    table: heard,
    send: async (wish: CommandDraft) => {
      sent.push(wish);
      return { n: 1, ok: true };
    },
  } as unknown as TableSession;
  const show = (pointed: Pointed) => {
    heard.value = { ...table, pointed };
    heard.value = table;
  };
  return { session, sent, show };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('one shows things to those one plays with, and to nobody else', async () => {
  const alone = table({ b: 'bot' });
  expect(await new Gestures(alone.session, () => true).at({ place: 'forest' })).toBe(false);
  const rivals = table({ b: 'person' });
  expect(await new Gestures(rivals.session, () => false).at({ place: 'forest' })).toBe(false);
  const friends = table({ b: 'person' });
  expect(await new Gestures(friends.session, () => true).at({ place: 'forest' })).toBe(true);
  const teams = table({ b: 'person', d: 'person' }, ['a', 'd']);
  expect(await new Gestures(teams.session, () => false).at({ seat: 'd' })).toBe(true);
  expect([...alone.sent, ...rivals.sent]).toEqual([]);
  expect(friends.sent).toEqual([{ do: 'point', at: { place: 'forest' } }]);
  expect(teams.sent).toEqual([{ do: 'point', at: { seat: 'd' }, to: 'team' }]);
});

test('a gesture is seen for a moment, the latest of each seat', () => {
  const { session, show } = table({ b: 'person', c: 'person' });
  const pointing = new Gestures(session, () => true);
  const seen = () => pointing.shown.value.map(({ seat, at }) => [seat, at]);
  show({ seat: 'b', at: { place: 'forest' } });
  vi.advanceTimersByTime(3000);
  show({ seat: 'c', at: { place: 'swamp' } });
  show({ seat: 'b', at: { seat: 'c' } });
  expect(seen()).toEqual([
    ['c', { place: 'swamp' }],
    ['b', { seat: 'c' }],
  ]);
  vi.advanceTimersByTime(3000);
  expect(seen()).toHaveLength(2);
  vi.advanceTimersByTime(1000);
  expect(seen()).toEqual([]);
});

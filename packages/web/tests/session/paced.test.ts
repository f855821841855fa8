import { type Signal, signal } from '@preact/signals';
import type { Motion } from '@tavolata/board-kit';
import { expect, test, vi } from 'vitest';
import { PacedSession } from '../../src/session/paced.ts';
import type { TableSession, TableSnapshot } from '../../src/session/session.ts';

const toldAt = (events: number, asked = false): TableSnapshot =>
  ({
    viewer: 'a',
    snapshot: asked ? { asked: { q: 'q' } } : {},
    events: Array.from({ length: events }, (_, n) => ({ n })),
  }) as unknown as TableSnapshot;

function paced() {
  const table: Signal<TableSnapshot | undefined> = signal(undefined);
  const busy = signal(false);
  const motion = {
    busy,
    prepare: vi.fn(() => {
      busy.value = true;
    }),
    skip: vi.fn(() => {
      busy.value = false;
    }),
  };
  const session = { table, online: signal(true), close() {} } as unknown as TableSession;
  return { table, busy, motion, session: new PacedSession(session, motion as unknown as Motion) };
}

test('news wait until what came before has been shown', () => {
  const { table, busy, motion, session } = paced();
  table.value = toldAt(1);
  table.value = toldAt(2);
  table.value = toldAt(3);
  expect(session.table.value?.events).toHaveLength(2);
  busy.value = false;
  expect(session.table.value?.events).toHaveLength(3);
  expect(motion.prepare).toHaveBeenLastCalledWith([{ n: 2 }]);
});

test('a question never waits, and brings all news with it', () => {
  const { table, motion, session } = paced();
  table.value = toldAt(1);
  table.value = toldAt(2);
  table.value = toldAt(3);
  table.value = toldAt(5, true);
  expect(session.table.value?.events).toHaveLength(5);
  expect(motion.prepare).toHaveBeenLastCalledWith([{ n: 2 }, { n: 3 }, { n: 4 }]);
});

test('what was taken back is not shown happening', () => {
  const { table, busy, motion, session } = paced();
  table.value = toldAt(4);
  busy.value = false;
  table.value = toldAt(2);
  expect(session.table.value?.events).toHaveLength(2);
  expect(motion.prepare).toHaveBeenLastCalledWith([]);
});

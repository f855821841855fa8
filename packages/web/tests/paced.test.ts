import { type Signal, signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { PacedSession } from '../src/session/paced.ts';
import type { Session, Told } from '../src/session/session.ts';
import type { Motion } from '../src/table/motion.ts';

const toldAt = (events: number, asked = false): Told =>
  ({
    viewer: 'a',
    picture: asked ? { question: { q: 'q' } } : {},
    events: Array.from({ length: events }, (_, n) => ({ n })),
  }) as unknown as Told;

function paced() {
  const told: Signal<Told | undefined> = signal(undefined);
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
  const session = { told, online: signal(true), close() {} } as unknown as Session;
  return { told, busy, motion, session: new PacedSession(session, motion as unknown as Motion) };
}

test('news wait until what came before has been shown', () => {
  const { told, busy, motion, session } = paced();
  told.value = toldAt(1);
  told.value = toldAt(2);
  told.value = toldAt(3);
  expect(session.told.value?.events).toHaveLength(2);
  busy.value = false;
  expect(session.told.value?.events).toHaveLength(3);
  expect(motion.prepare).toHaveBeenLastCalledWith([{ n: 2 }]);
});

test('a question never waits, and brings all news with it', () => {
  const { told, motion, session } = paced();
  told.value = toldAt(1);
  told.value = toldAt(2);
  told.value = toldAt(3);
  told.value = toldAt(5, true);
  expect(session.told.value?.events).toHaveLength(5);
  expect(motion.prepare).toHaveBeenLastCalledWith([{ n: 2 }, { n: 3 }, { n: 4 }]);
});

test('what was taken back is not shown happening', () => {
  const { told, busy, motion, session } = paced();
  told.value = toldAt(4);
  busy.value = false;
  told.value = toldAt(2);
  expect(session.told.value?.events).toHaveLength(2);
  expect(motion.prepare).toHaveBeenLastCalledWith([]);
});

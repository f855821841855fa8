import { signal } from '@preact/signals';
import type { Seat } from '@tavolata/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableSnapshot } from '../../../src/session/session.ts';
import { SharedScreen } from '../../../src/table/state/shared-screen.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Moment {
  readonly viewer?: Seat;
  readonly people?: readonly Seat[];
  readonly waiting?: readonly Seat[];
  readonly over?: boolean;
}

function table({ viewer = 'a', people = ['a', 'b'], waiting = [], over = false }: Moment): TableSnapshot {
  const seats = (['a', 'b', 'c'] as const).map(seat => ({
    seat,
    who: people.includes(seat) ? 'person' : 'bot',
  }));
  const asked = waiting.includes(viewer) ? { q: 'q' } : undefined;
  return {
    viewer,
    snapshot: { seats, waiting, asked, ...(over && { result: {} }) },
  } as unknown as TableSnapshot;
}

function screen(first: Moment | undefined) {
  const now = signal(first && table(first));
  const holding = new SharedScreen({ table: now, lookAs: () => undefined });
  const tell = (moment: Moment) => {
    now.value = table(moment);
  };
  return { holding, tell, curtain: () => holding.curtain.value };
}

test('where several share a screen it opens behind the curtain, for whoever is asked', () => {
  const { tell, curtain, holding } = screen({ waiting: ['b'] });
  expect(curtain()).toEqual({ next: 'b' });
  tell({ waiting: ['a'] });
  expect(curtain()).toEqual({ next: 'a' });
  // Bots think first: nobody is told to take it yet, and nothing is shown.
  tell({ waiting: ['c'] });
  expect(curtain()).toEqual({ next: undefined });
  tell({ waiting: ['a', 'b'] });
  holding.take('a');
  expect(curtain()).toBeUndefined();
});

test('it falls when another person is asked for more than a moment', () => {
  const { tell, curtain, holding } = screen({ waiting: ['a'] });
  holding.take('a');
  tell({ waiting: ['b'] });
  expect(curtain()).toBeUndefined();
  tell({ waiting: ['a'] });
  vi.runAllTimers();
  expect(curtain()).toBeUndefined();
  tell({ waiting: ['b'] });
  vi.runAllTimers();
  expect(curtain()).toEqual({ next: 'b' });
  holding.take('b');
  tell({ viewer: 'b', waiting: ['b'] });
  vi.runAllTimers();
  expect(curtain()).toBeUndefined();
});

test('once it has fallen it stays until somebody takes the screen: another may already have it in their hands', () => {
  const { tell, curtain, holding } = screen({ waiting: ['a'] });
  holding.take('a');
  tell({ waiting: ['b'] });
  vi.runAllTimers();
  tell({ waiting: ['c'] });
  expect(curtain()).toEqual({ next: undefined });
  tell({ waiting: ['a'] });
  expect(curtain()).toEqual({ next: 'a' });
  holding.take('a');
  expect(curtain()).toBeUndefined();
});

test('alone there is none; when it is over neither', () => {
  const alone = screen({ people: ['a'], waiting: ['a'] });
  expect(alone.curtain()).toBeUndefined();
  alone.tell({ people: ['a'], waiting: ['c'] });
  vi.runAllTimers();
  expect(alone.curtain()).toBeUndefined();
  expect(screen({ over: true }).curtain()).toBeUndefined();
});

test('each at a screen of their own has no curtain', () => {
  expect(new SharedScreen({ table: signal(table({ waiting: ['b'] })) }).curtain.value).toBeUndefined();
});

import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { HistoryLoader, withHistoryPage } from '../../src/session/history-pages.ts';
import type { TableSnapshot } from '../../src/session/session.ts';

const events = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => ({ n: from + i, type: 'moved', params: {}, to: 0 }));
const page = (from: number, before: number) => ({ before, from, events: events(from, before) });
const told = (begin: number, to: number) =>
  ({ begin, events: events(begin, to) }) as unknown as TableSnapshot;
const known = ({ begin, events: all }: TableSnapshot) => [begin, ...all.map(({ n }) => n)];

test('a page stands before what is known', () => {
  expect(known(withHistoryPage(told(4, 6), page(2, 4)))).toEqual([2, 2, 3, 4, 5]);
});

test('of a page that was under way while something was taken back, what is known anew is left out', () => {
  expect(known(withHistoryPage(told(3, 6), page(2, 5)))).toEqual([2, 2, 3, 4, 5]);
  expect(known(withHistoryPage(told(1, 3), page(2, 5)))).toEqual([1, 1, 2]);
});

test('a page that ends before what is known, after a long time away, leaves no gap', () => {
  expect(known(withHistoryPage(told(8, 10), page(2, 4)))).toEqual([8, 8, 9]);
});

test('pages are asked for one at a time, and whoever asks meanwhile waits for the same', async () => {
  const asked: number[] = [];
  const all = signal<TableSnapshot | undefined>(told(4, 6));
  const earlier = new HistoryLoader(all, before => asked.push(before));
  const [one, other] = [earlier.load(), earlier.load()];
  expect(asked).toEqual([4]);
  earlier.came(page(2, 4));
  expect(await Promise.all([one, other])).toEqual([true, true]);
  const lost = earlier.load();
  earlier.failed();
  expect(await lost).toBe(false);
  const last = earlier.load();
  earlier.came(page(0, 2));
  expect([await last, await earlier.load()]).toEqual([true, false]);
  expect(asked).toEqual([4, 2, 2]);
});

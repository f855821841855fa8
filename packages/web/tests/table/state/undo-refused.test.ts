import { signal } from '@preact/signals';
import type { Notice } from '@tavolata/table';
import { expect, test } from 'vitest';
import type { TableSnapshot } from '../../../src/session/session.ts';
import { onUndoRefused } from '../../../src/table/state/undo-refused.ts';

const REFUSED: Notice = { n: 7, at: 3, type: 'undo-refused', params: { seat: 'b' } };

/** What the viewer is told after `asker` has asked to take something back, and `refuser` has refused. */
function heardBy(viewer: 'a' | 'c', asker: 'a' | 'b', refuser: string): readonly Notice[] {
  const snapshot: TableSnapshot['snapshot'] = { phase: 'playing', seats: [], waiting: [] };
  const about = { id: 't', game: 'g' } as TableSnapshot['about'];
  const before: TableSnapshot = {
    viewer,
    about,
    snapshot: { ...snapshot, undo: { request: 1, seat: asker, needs: ['b'], to: 0 } },
    events: [],
    notices: [{ ...REFUSED, n: 5 }],
    begin: 0,
    ahead: 0,
  };
  const table = signal<TableSnapshot | undefined>(before);
  const heard: Notice[] = [];
  const stop = onUndoRefused(table, notice => heard.push(notice));
  const refused = { ...REFUSED, params: { seat: refuser } };
  table.value = { ...before, snapshot, notices: [...before.notices, refused] };
  table.value = { ...table.value };
  stop();
  return heard;
}

test('whoever asked to take something back hears once that somebody would rather play on', () => {
  expect(heardBy('a', 'a', 'b')).toEqual([REFUSED]);
  expect(heardBy('a', 'a', 'a')).toEqual([]);
  expect(heardBy('c', 'a', 'b')).toEqual([]);
});

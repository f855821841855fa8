import { signal } from '@preact/signals';
import type { Notice } from '@tavolata/table';
import { expect, test } from 'vitest';
import type { Told } from '../src/session/session.ts';
import { hearRefusals } from '../src/table/refusals.ts';

const REFUSED: Notice = { n: 7, at: 3, type: 'undo-refused', params: { seat: 'b' } };

/** What the viewer is told after `asker` has asked to take something back, and `refuser` has refused. */
function heardBy(viewer: 'a' | 'c', asker: 'a' | 'b', refuser: string): readonly Notice[] {
  const picture: Told['picture'] = { phase: 'playing', seats: [], waiting: [] };
  const about = { id: 't', game: 'g' } as Told['about'];
  const before: Told = {
    viewer,
    about,
    picture: { ...picture, undo: { request: 1, seat: asker, needs: ['b'], to: 0 } },
    events: [],
    notices: [{ ...REFUSED, n: 5 }],
    ahead: 0,
  };
  const told = signal<Told | undefined>(before);
  const heard: Notice[] = [];
  const stop = hearRefusals(told, notice => heard.push(notice));
  const refused = { ...REFUSED, params: { seat: refuser } };
  told.value = { ...before, picture, notices: [...before.notices, refused] };
  told.value = { ...told.value };
  stop();
  return heard;
}

test('whoever asked to take something back hears once that somebody would rather play on', () => {
  expect(heardBy('a', 'a', 'b')).toEqual([REFUSED]);
  expect(heardBy('a', 'a', 'a')).toEqual([]);
  expect(heardBy('c', 'a', 'b')).toEqual([]);
});

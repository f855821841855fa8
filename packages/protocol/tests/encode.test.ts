import type { Question } from '@tavolata/kernel';
import type { Update } from '@tavolata/table';
import { describe, expect, it } from 'vitest';
import { applyDiff } from '../src/diff/diff.ts';
import { diffText } from '../src/diff/write.ts';
import { differenceText, replyText, updateText } from '../src/live/encode.ts';

const snapshot: Update['snapshot'] = { phase: 'gathering', seats: [], waiting: [] };
const update: Update = {
  viewer: 'a',
  now: 1_700_000_000_000,
  snapshot: { ...snapshot, waiting: ['a'] },
  from: 3,
  events: [],
  notices: [],
  cursor: { epoch: 1, events: 4, notices: 2 },
};
const event = { n: 3, type: 'said', params: { text: 'perché "no"' }, to: 2 };
const notice = { n: 1_700_000_000_000, at: 3, type: 'undone', params: { seat: 'b' } } as const;

describe('what is written by hand is what would be written by itself', () => {
  it.each<[string, Update]>([
    ['with nothing new', update],
    ['with events and notices', { ...update, events: [event], notices: [notice] }],
    ['with a gesture', { ...update, pointed: { seat: 'b', at: { place: 'a "place"' } } }],
  ])('an update %s', (_, told) => {
    expect(JSON.parse(updateText(told))).toEqual({ t: 'update', u: told });
    const { snapshot: after, viewer: _viewer, events, notices, cursor, ...u } = told;
    const { notices: noticed, ...reached } = cursor;
    Object.assign(u, { cursor: notices.length > 0 ? { ...reached, notices: noticed } : reached });
    if (events.length > 0) Object.assign(u, { events, notices });
    const d = JSON.parse(diffText(snapshot, after) as string);
    expect(JSON.parse(differenceText(told, { snapshot, question: undefined }))).toEqual({
      t: 'update',
      u,
      d,
    });
  });

  it('an update whose picture is as before', () => {
    const { d } = JSON.parse(
      differenceText(update, { snapshot: structuredClone(update.snapshot), question: undefined }),
    );
    expect(d).toEqual({ o: {} });
  });

  it('a question that is much like the one answered last', () => {
    const ask = (value: number): Question => ({
      ...{ kind: 'pick', seat: 'a', prompt: 'take', fallback: 0 },
      options: [{ key: 'take', value }, { key: 'pass' }],
    });
    const asked = { ...update, snapshot: { ...snapshot, asked: { q: '2.x', question: ask(2) } } };
    const told = JSON.parse(differenceText(asked, { snapshot, question: ask(1) }));
    expect(told.d).toEqual({ o: { asked: { '=': { q: '2.x' } } } });
    expect(told.question).toEqual({ o: { options: { a: [[0, { o: { value: { '=': 2 } } }]] } } });
    expect(applyDiff(ask(1), told.question)).toEqual(ask(2));
    const same = JSON.parse(differenceText(asked, { snapshot, question: ask(2) }));
    expect(same).toEqual({ ...told, question: undefined });
    const first = JSON.parse(differenceText(asked, { snapshot, question: undefined }));
    expect(first.question).toEqual({ '=': ask(2) });
  });

  it.each([{ n: 4, ok: true } as const, { n: 4, ok: false, error: { code: 'not-asked' } } as const])(
    'a reply: %o',
    reply => {
      expect(JSON.parse(replyText(reply))).toEqual({ t: 'reply', r: reply });
    },
  );
});

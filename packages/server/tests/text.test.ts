import type { Ask } from '@tavolata/kernel';
import { describe, expect, it } from 'vitest';
import { applyDiff, diffText } from '../src/protocol/diff.ts';
import type { Update } from '../src/protocol/messages.ts';
import { differenceText, replyText, updateText } from '../src/protocol/text.ts';

const picture: Update['picture'] = { phase: 'gathering', seats: [], waiting: [] };
const update: Update = {
  viewer: 'a',
  now: 1_700_000_000_000,
  picture: { ...picture, waiting: ['a'] },
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
    expect(JSON.parse(updateText(7, told))).toEqual({ t: 'update', s: 7, u: told });
    const { picture: after, viewer: _viewer, events, notices, cursor, ...u } = told;
    const { notices: noticed, ...reached } = cursor;
    Object.assign(u, { cursor: notices.length > 0 ? { ...reached, notices: noticed } : reached });
    if (events.length > 0) Object.assign(u, { events, notices });
    const d = JSON.parse(diffText(picture, after) as string);
    expect(JSON.parse(differenceText(7, told, { picture, ask: undefined }))).toEqual({
      t: 'update',
      s: 7,
      u,
      d,
    });
  });

  it('an update whose picture is as before', () => {
    const { d } = JSON.parse(
      differenceText(1, update, { picture: structuredClone(update.picture), ask: undefined }),
    );
    expect(d).toEqual({ o: {} });
  });

  it('a question that is much like the one answered last', () => {
    const ask = (value: number): Ask => ({
      ...{ kind: 'pick', seat: 'a', prompt: 'take', fallback: 0 },
      options: [{ key: 'take', value }, { key: 'pass' }],
    });
    const asked = { ...update, picture: { ...picture, question: { q: '2.x', ask: ask(2) } } };
    const told = JSON.parse(differenceText(1, asked, { picture, ask: ask(1) }));
    expect(told.d).toEqual({ o: { question: { '=': { q: '2.x' } } } });
    expect(told.ask).toEqual({ o: { options: { a: [[0, { o: { value: { '=': 2 } } }]] } } });
    expect(applyDiff(ask(1), told.ask)).toEqual(ask(2));
    const same = JSON.parse(differenceText(1, asked, { picture, ask: ask(2) }));
    expect(same).toEqual({ ...told, ask: undefined });
    const first = JSON.parse(differenceText(1, asked, { picture, ask: undefined }));
    expect(first.ask).toEqual({ '=': ask(2) });
  });

  it.each([{ n: 4, ok: true } as const, { n: 4, ok: false, error: { code: 'not-asked' } } as const])(
    'a reply: %o',
    reply => {
      expect(JSON.parse(replyText(reply))).toEqual({ t: 'reply', r: reply });
    },
  );
});

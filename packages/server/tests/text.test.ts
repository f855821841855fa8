import { describe, expect, it } from 'vitest';
import { diffText } from '../src/protocol/diff.ts';
import type { Update } from '../src/protocol/messages.ts';
import { replyText, updateText } from '../src/protocol/text.ts';

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
    expect(JSON.parse(updateText(7, told, undefined))).toEqual({ t: 'update', s: 7, u: told });
    const { picture: after, viewer: _viewer, events, notices, ...u } = told;
    if (events.length > 0) Object.assign(u, { events, notices });
    const d = JSON.parse(diffText(picture, after) as string);
    expect(JSON.parse(updateText(7, told, picture))).toEqual({ t: 'update', s: 7, u, d });
  });

  it('an update whose picture is as before', () => {
    const { d } = JSON.parse(updateText(1, update, structuredClone(update.picture)));
    expect(d).toEqual({ o: {} });
  });

  it.each([{ n: 4, ok: true } as const, { n: 4, ok: false, error: { code: 'not-asked' } } as const])(
    'a reply: %o',
    reply => {
      expect(JSON.parse(replyText(reply))).toEqual({ t: 'reply', r: reply });
    },
  );
});

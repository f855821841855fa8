import { bossMonster } from '@tavolata/boss-monster';
import type { Seat } from '@tavolata/kernel';
import { ManualClock } from '@tavolata/table';
import { stones } from '@tavolata/testing/toys';
import { describe, expect, it } from 'vitest';
import { type AnyGame, anyGame, gamesOf } from '../../src/games.ts';
import { bot, Guest, me, open } from '../kit/guest.ts';
import type { Line } from '../kit/line.ts';
import { serve } from '../kit/server.ts';

const CLOCK = { budget: 60_000, bonus: 5000, warning: 15_000, patience: 90_000 };

/** Ada and Bruno at a heap of stones; Ada begins. Time passes when told to. */
async function heap(more: object = {}) {
  const clock = new ManualClock(1_000_000);
  const server = await serve({}, { clock, games: gamesOf(anyGame(stones)) });
  const [ada, bruno] = [new Guest(server), new Guest(server)];
  const { id } = await ada.create([me('Ada'), open], { game: 'stones', ...more });
  await bruno.join(await ada.invite(id), 'Bruno');
  await ada.ask('POST', `/tables/${id}/start`);
  const [a, b] = [await ada.line(id), await bruno.line(id)];
  for (const line of [a, b]) await line.settled();
  return { id, ada, bruno, a, b, clock };
}

const notices = (line: Line): string[] =>
  line.updates.flatMap(update => update.notices.map(({ type }) => type));
const took = (line: Line): number => line.events.filter(({ type }) => type === 'took').length;
const clockOf = (line: Line, seat: Seat) => line.snapshot.clock?.[seat];

describe('taking back', () => {
  it('what others have seen needs their consent, and is undone for everybody', async () => {
    const { a, b } = await heap();
    await a.answer(2);
    await b.until(() => b.snapshot.asked !== undefined);
    expect(await a.command({ do: 'undo' })).toMatchObject({ ok: true });
    await b.until(() => b.snapshot.undo !== undefined);
    expect(b.snapshot.undo).toMatchObject({ seat: 'a', needs: ['b'] });
    const request = b.snapshot.undo?.request;
    expect(await a.command({ do: 'agree', request })).toMatchObject({
      error: { code: 'not-asked-to-agree' },
    });
    expect(await b.command({ do: 'agree', request })).toMatchObject({ ok: true });
    await a.until(() => a.snapshot.asked !== undefined);
    await b.until(() => took(b) === 0);
    expect(took(a)).toBe(0);
    expect(notices(b).slice(-2)).toEqual(['undo-asked', 'undone']);
  });

  it('is refused as well, and play goes on', async () => {
    const { a, b } = await heap();
    await a.answer(0);
    await b.until(() => b.snapshot.asked !== undefined);
    await a.command({ do: 'undo' });
    await b.until(() => b.snapshot.undo !== undefined);
    await b.command({ do: 'refuse', request: b.snapshot.undo?.request });
    await a.until(() => notices(a).includes('undo-refused'));
    expect(await a.command({ do: 'undo' })).toMatchObject({ error: { code: 'refused-before' } });
    expect(await b.answer(0)).toMatchObject({ ok: true });
  });

  it('does not fill the disk, however fast somebody is', async () => {
    const clock = new ManualClock(1_000_000);
    const fast = { MESSAGES_PER_SECOND: '10000', ADDRESS_MESSAGES_PER_SECOND: '10000' };
    const env = { PACE_MIN: '60000', PACE_MAX: '60000', DATA_DIR: ':memory:', ...fast };
    const server = await serve(env, { clock, games: gamesOf(anyGame(stones)) });
    const ada = new Guest(server);
    const { id } = await ada.create([me('Ada'), bot()], { game: 'stones' });
    const a = await ada.line(id);
    const q = a.snapshot.asked?.q;
    const rounds = () =>
      Promise.all(Array.from({ length: 15 }, () => [a.answer(0, q), a.command({ do: 'undo' })]).flat());
    for (let i = 0; i < 20; i++) expect((await rounds()).every(({ ok }) => ok)).toBe(true);
    expect(await a.answer(0, q)).toMatchObject({ ok: true });
    expect(await a.command({ do: 'undo' })).toMatchObject({ error: { code: 'too-fast' } });
    expect(a.closed).toBeUndefined();
    await clock.pass(600_000);
    expect(await a.command({ do: 'undo' })).toMatchObject({ ok: true });
  });
});

describe('pointing', () => {
  it('reaches everybody at the table, with differences or without, and nobody later', async () => {
    const { id, ada, a, b } = await heap();
    const diff = await ada.line(id, { diff: true });
    expect(await b.command({ do: 'point', at: { place: 'heap' } })).toEqual({ n: 1, ok: true });
    const pointed = (line: Line) => line.updates.flatMap(update => update.pointed ?? []);
    for (const line of [a, b, diff]) {
      await line.until(() => pointed(line).length > 0);
      expect(pointed(line)).toEqual([{ seat: 'b', at: { place: 'heap' } }]);
    }
    expect(pointed(await ada.line(id))).toEqual([]);
  });
});

describe('the clock', () => {
  it('warns everybody, takes more time from a friend, and answers by default in the end', async () => {
    const { a, b, clock } = await heap({ clock: CLOCK });
    await clock.pass(46_000);
    await b.until(() => clockOf(b, 'a')?.warned === true);
    expect(await a.command({ do: 'more-time', seat: 'a' })).toMatchObject({ error: { code: 'not-yours' } });
    expect(await b.command({ do: 'more-time', seat: 'a' })).toMatchObject({ ok: true });
    await a.until(() => notices(a).includes('more-time'));
    expect(clockOf(a, 'a')?.left).toBe(44_000);
    await clock.pass(45_000);
    await b.until(() => b.snapshot.asked !== undefined);
    expect([took(b), notices(b).at(-1)]).toEqual([1, 'timed-out']);
  });

  it('waits for somebody whose line has dropped', async () => {
    const { id, ada, a, b, clock } = await heap({ clock: CLOCK });
    await a.drop();
    await b.until(() => clockOf(b, 'a')?.since === undefined);
    await clock.pass(80_000);
    const back = await ada.line(id);
    await back.until(() => clockOf(back, 'a')?.since !== undefined);
    expect([clockOf(back, 'a')?.left, took(back)]).toEqual([60_000, 0]);
  });
});

describe('the seat of somebody who does not come back', () => {
  it('is the owner’s to give to a bot, after a while, and the match goes on', async () => {
    const { a, b, clock } = await heap();
    await a.answer(0);
    await b.drop();
    await a.until(() => a.snapshot.seats.some(({ seat, here }) => seat === 'b' && !here));
    const replace = () => a.command({ do: 'replace', seat: 'b', with: 'normal' });
    expect(await replace()).toMatchObject({ error: { code: 'still-here' } });
    await clock.pass(61_000);
    expect(await replace()).toMatchObject({ ok: true });
    await a.until(() => a.snapshot.asked !== undefined);
    expect([took(a), notices(a).at(-1)]).toEqual([2, 'bot-for']);
  });
});

describe('a team', () => {
  const paired: AnyGame = {
    ...anyGame(bossMonster),
    teams: () => [
      ['a', 'c'],
      ['b', 'd'],
    ],
  };

  it('has a chat of its own that nobody else hears, then or later', async () => {
    const server = await serve({}, { games: gamesOf(paired) });
    const guests = Array.from({ length: 4 }, () => new Guest(server));
    const [ada, ...friends] = guests as [Guest, ...Guest[]];
    const { id } = await ada.create([me('Ada'), open, open, open], { watch: true });
    for (const friend of friends) await friend.join(await ada.invite(id), 'Friend');
    await ada.ask('POST', `/tables/${id}/start`);
    const lines = await Promise.all([...guests, new Guest(server)].map(guest => guest.line(id)));
    const [a, b, c] = lines as [Line, Line, Line];
    expect(lines.map(({ snapshot }) => snapshot.team)).toEqual([
      ['a', 'c'],
      ['b', 'd'],
      ['a', 'c'],
      ['b', 'd'],
      undefined,
    ]);
    const said = (line: Line) =>
      line.messages.flatMap(message => (message.t === 'chat' ? message.lines.map(({ text }) => text) : []));
    a.send({ t: 'chat', id: 1, text: 'for us', to: 'team' });
    a.send({ t: 'chat', id: 2, text: 'for all' });
    await Promise.all(lines.map(line => line.until(() => said(line).includes('for all'))));
    expect(lines.map(said)).toEqual([
      ['for us', 'for all'],
      ['for all'],
      ['for us', 'for all'],
      ['for all'],
      ['for all'],
    ]);
    expect(c.messages.find(({ t }) => t === 'chat')).toMatchObject({
      lines: [{ seat: 'a', to: ['a', 'c'] }],
    });
    expect(b.texts.join('')).not.toContain('for us');
    const later = await Promise.all([...guests, new Guest(server)].map(guest => guest.line(id)));
    expect(later.map(said)).toEqual(lines.map(said));
  });

  it('is nobody where each plays alone', async () => {
    const { a } = await heap();
    expect(a.snapshot.team).toBeUndefined();
    a.send({ t: 'chat', id: 1, text: 'psst', to: 'team' });
    await a.until(() => a.messages.some(({ t }) => t === 'said'));
    expect(a.messages.find(({ t }) => t === 'said')).toEqual({
      t: 'said',
      id: 1,
      ok: false,
      code: 'no-team',
    });
  });
});

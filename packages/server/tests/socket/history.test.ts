import type { SeatFile } from '@tavolata/protocol';
import { stones } from '@tavolata/testing/toys';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { anyGame, gamesOf } from '../../src/games.ts';
import { bot, Guest, me } from '../kit/guest.ts';
import { Line } from '../kit/line.ts';
import { play } from '../kit/play.ts';
import { serve } from '../kit/server.ts';

const PAGE = 200;

/** A match of so many answers of Ada's and as many of a bot's, each with an event or two, and somebody who watched it all. */
async function longMatch(answers: number, env: Readonly<Record<string, string>> = {}) {
  const server = await serve(env, { games: gamesOf(anyGame(stones)) });
  const [ada, eve] = [new Guest(server), new Guest(server)];
  const { id } = await ada.create([me('Ada'), bot('random')], { game: 'stones', watch: true });
  const [a, watcher] = [await ada.line(id), await eve.line(id)];
  await play(a, 1, answers);
  await a.until(() => a.snapshot.asked !== undefined);
  await Promise.all([a, watcher].map(line => line.until(() => line.cursor?.events === a.cursor?.events)));
  return { server, ada, eve, id, a, watcher, length: a.cursor?.events ?? 0 };
}

describe('a long history', () => {
  it('is told to whoever comes by its latest page, and the rest for the asking', async () => {
    const { ada, eve, id, a, watcher, length } = await longMatch(190);
    expect(length).toBeGreaterThan(2 * PAGE);
    for (const [guest, whole] of [
      [ada, a.events],
      [eve, watcher.events],
    ] as const) {
      const late = await guest.line(id);
      expect([late.begin, late.updates[0]?.from]).toEqual([length - PAGE, 0]);
      expect(late.events).toEqual(whole.filter(({ n }) => n >= length - PAGE));
      expect(await late.wholeHistory()).toEqual(whole);
    }
  });

  it('is resumed where it stopped, or from its latest page if more than that was missed', async () => {
    const { ada, id, a, length } = await longMatch(190);
    const at = (events: number) => a.updates.find(({ cursor }) => cursor.events >= events)?.cursor;
    const [recent, old] = [at(length - PAGE + 10), at(10)];
    if (!recent || !old) throw new Error('nothing was told then');
    const resumed = await ada.line(id, { since: recent });
    expect([resumed.updates[0]?.from, resumed.updates[0]?.begin]).toEqual([recent.events, undefined]);
    expect(resumed.events).toEqual(a.events.filter(({ n }) => n >= recent.events));
    const anew = await ada.line(id, { since: old });
    expect([anew.updates[0]?.from, anew.begin]).toEqual([0, length - PAGE]);
    expect(await anew.wholeHistory()).toEqual(a.events);
  });

  it('is whole in what a seat takes home of a running match', async () => {
    const { ada, id, a } = await longMatch(190);
    const { body } = await ada.ask<SeatFile>('GET', `/tables/${id}/export`);
    expect(body.events).toEqual(a.events);
  });

  it('is told in pages that each take the share of several messages', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { a } = await longMatch(0, { ADDRESS_MESSAGES_PER_SECOND: '20' });
    vi.advanceTimersByTime(10_000);
    const answers = () => a.messages.filter(({ t }) => t === 'history' || t === 'error');
    const ask = async () => {
      const before = answers().length;
      a.send({ t: 'history', before: 7 });
      await a.until(() => answers().length > before);
      return answers().at(-1);
    };
    // A burst of forty messages.
    for (let i = 0; i < 8; i++) expect(await ask()).toMatchObject({ t: 'history', before: 7, from: 0 });
    expect(await ask()).toEqual({ t: 'error', code: 'too-fast', before: 7 });
    vi.advanceTimersByTime(250);
    expect(await ask()).toMatchObject({ t: 'history' });
    expect(await ask()).toMatchObject({ t: 'error' });
  });

  it('has nothing beyond its ends', async () => {
    const { a, length, server, id } = await longMatch(3);
    const answers = () => a.messages.filter(({ t }) => t === 'history' || t === 'error');
    for (const [i, before] of [0, 2 ** 40, -1, 0.5, 'x'].entries()) {
      a.send({ t: 'history', before });
      await a.until(() => answers().length === i + 1);
    }
    expect(answers()).toEqual([
      { t: 'history', before: 0, from: 0, events: [] },
      { t: 'history', before: 2 ** 40, from: 2 ** 40 - PAGE, events: [] },
      { t: 'error', code: 'malformed', before: -1 },
      ...Array(2).fill({ t: 'error', code: 'malformed' }),
    ]);
    expect(length).toBeLessThan(PAGE);
    const silent = await Line.open(server.url, undefined, id, { silent: true });
    silent.send({ t: 'history', before: 3 });
    await silent.until(() => silent.codes.length > 0);
    expect(silent.codes).toEqual(['hello-first']);
  });
});

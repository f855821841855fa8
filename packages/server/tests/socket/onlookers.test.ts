import { ONLOOKER } from '@tavolata/kernel';
import type { Update } from '@tavolata/table';
import { describe, expect, it } from 'vitest';
import { Frames } from '../../src/socket/frames.ts';
import { Guest, me, open } from '../kit/guest.ts';
import type { Line } from '../kit/line.ts';
import { exchange } from '../kit/play.ts';
import { serve } from '../kit/server.ts';

const counts = (line: Line): number[] =>
  line.messages.flatMap(message => (message.t === 'watchers' ? [message.count] : []));

describe('onlookers', () => {
  it('come and go without a word to each other, and those who sit are told once a second how many there are', async () => {
    const server = await serve();
    const [ada, bruno, eve] = [new Guest(server), new Guest(server), new Guest(server)];
    const { id } = await ada.create([me('Ada'), open], { watch: true });
    await bruno.join(await ada.invite(id), 'Bruno');
    await ada.ask('POST', `/tables/${id}/start`);
    const [a, b] = [await ada.line(id), await bruno.line(id)];
    for (const line of [a, b]) await line.until(() => line.snapshot.seats.every(({ here }) => here));
    for (const line of [a, b]) await line.settled();
    const told = [a, b].map(({ updates }) => updates.length);
    const start = performance.now();
    const crowd = await Promise.all(Array.from({ length: 60 }, () => eve.line(id)));
    await a.until(() => counts(a).at(-1) === 60);
    await Promise.all(crowd.slice(10).map(line => line.close()));
    await a.until(() => counts(a).at(-1) === 10);
    const seconds = (performance.now() - start) / 1000;
    expect(counts(a).length).toBeLessThan(seconds + 2);
    expect([a, b].map(({ updates }) => updates.length)).toEqual(told);
    for (const line of crowd.slice(0, 10)) await line.settled();
    expect(crowd.map(({ updates }) => updates.length)).toEqual(Array(60).fill(1));
    expect(crowd.flatMap(counts)).toEqual([]);
    await exchange([a, b], 2);
    await Promise.all(
      crowd.slice(0, 10).map(line => line.until(() => line.cursor?.events === a.cursor?.events)),
    );
    expect(new Set(crowd.slice(0, 10).map(line => JSON.stringify(line.snapshot))).size).toBe(1);
  });
});

describe('what many are told alike', () => {
  const snapshot = { phase: 'playing', seats: [], waiting: [] } as const;
  const cursor = { epoch: 1, events: 2, notices: 3 };
  const update: Update = { viewer: ONLOOKER, now: 5, snapshot, from: 2, events: [], notices: [], cursor };
  const known = { snapshot, question: undefined };

  it('is written once, and all share its bytes', () => {
    const frames = new Frames();
    const one = frames.of([update], known, true);
    expect(frames.of([update], { ...known }, true).data).toBe(one.data);
    expect(String(one.data)).toBe(
      '{"t":"update","u":{"now":5,"from":2,"cursor":{"epoch":1,"events":2}},"d":{"o":{}}}',
    );
  });

  it('is another for whoever knows something else, wants no differences or is told more', () => {
    const frames = new Frames();
    const texts = [
      frames.of([update], known, true),
      frames.of([update], undefined, true),
      frames.of([update], undefined, false),
      frames.of([update, '{}'], known, true),
    ];
    expect(new Set(texts.map(({ data }) => data)).size).toBe(4);
    expect(texts.map(frame => frame.known?.snapshot)).toEqual([snapshot, snapshot, undefined, snapshot]);
  });
});

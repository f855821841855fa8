import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Question } from '@tavolata/kernel';
import { Match, setupFor } from '@tavolata/kernel/match';
import { Cancellation, Overloaded } from '@tavolata/table';
import { stones } from '@tavolata/testing/toys';
import { pino } from 'pino';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { BotThreads } from '../../src/bot-threads/pool.ts';
import { type AnyGame, anyGame, gamesOf } from '../../src/games.ts';
import { bundled } from '../kit/bundle.ts';
import { temporaryFolder } from '../kit/folder.ts';
import { bot, Guest, me } from '../kit/guest.ts';
import { exchange } from '../kit/play.ts';
import { serve } from '../kit/server.ts';

let file: URL;
beforeAll(async () => {
  const { thoughts } = await bundled('thoughts');
  file = pathToFileURL(thoughts as string);
});

const view = stones.create(setupFor(stones, 2));
const question: Question = {
  kind: 'pick',
  seat: 'a',
  prompt: 'take',
  options: [{ key: 'x' }, { key: 'y' }, { key: 'z' }],
  fallback: 0,
};
const thought = (game: string, budget = 1000) => ({ game, bot: 'normal', view, question, key: 'k', budget });

function pool(size = 1): BotThreads {
  const made = new BotThreads(file, size);
  onTestFinished(() => made.close());
  return made;
}

describe('the thinking pool', () => {
  it('thinks in other threads, many thoughts one after the other', async () => {
    const two = pool(2);
    const picks = await Promise.all(Array.from({ length: 50 }, () => two.think(thought('stones', 30_000))));
    expect(new Set(picks)).toEqual(new Set([2]));
  });

  it('gives up a thought without end, and the next gets a new thread', async () => {
    const one = pool();
    const endless = one.think(thought('endless', 300));
    const next = one.think(thought('stones', 30_000));
    await expect(endless).rejects.toThrow('too slow');
    expect(await next).toBe(2);
  });

  it('does not begin a thought for which no thread was free in its time, and counts it', async () => {
    let overloaded = 0;
    const one = new BotThreads(file, 1, () => overloaded++);
    onTestFinished(() => one.close());
    const endless = expect(one.think(thought('endless', 300))).rejects.toThrow('too slow');
    const late = expect(one.think(thought('stones', 100))).rejects.toBeInstanceOf(Overloaded);
    const next = one.think(thought('stones', 30_000));
    await Promise.all([endless, late]);
    expect([await next, overloaded]).toEqual([2, 1]);
  });

  it('ends a thread that takes more memory than a thought may, and the next gets a new one', async () => {
    const one = pool();
    const greedy = expect(one.think(thought('greedy', 60_000))).rejects.toThrow('memory limit');
    const next = one.think(thought('stones', 60_000));
    await greedy;
    expect(await next).toBe(2);
  });

  it('waits longer for a thread that still loads than for one that thinks', async () => {
    const late = join(temporaryFolder(), 'late.mjs');
    writeFileSync(late, `await new Promise(done => setTimeout(done, 1500)); await import('${file.href}');`);
    const one = new BotThreads(pathToFileURL(late), 1);
    onTestFinished(() => one.close());
    expect(await one.think(thought('stones', 500))).toBe(2);
    await expect(one.think(thought('endless', 500))).rejects.toThrow('too slow');
  });

  it('stops thinking about what nobody wants any more, and goes on with the next', async () => {
    const one = pool();
    const match = Match.start(stones, setupFor(stones, 2), { key: '00'.repeat(32), salt: '' });
    const deep = { ...thought('stones', 60_000), bot: 'master', view: match.viewStateFor('a') };
    const cancellations = [new Cancellation(), new Cancellation()];
    const thoughts = cancellations.map(cancellation =>
      one.think(
        { ...deep, question: match.visibleQuestionFor('a') as Question, standpoint: match.standpoint('a') },
        cancellation,
      ),
    );
    const next = one.think(thought('stones', 60_000));
    const ends = Promise.allSettled(thoughts);
    for (const cancellation of cancellations) cancellation.cancel();
    expect(await next).toBe(2);
    expect((await ends).map(end => end.status === 'rejected' && end.reason.message)).toEqual([
      'nobody wants it any more',
      'nobody wants it any more',
    ]);
  });

  it('says what a bot threw', async () => {
    await expect(pool().think(thought('broken'))).rejects.toThrow('what was the question?');
    await expect(pool().think(thought('chess'))).rejects.toThrow('there is no game chess');
  });

  it('says so when its program cannot be run', async () => {
    const one = new BotThreads(new URL('file:///nowhere.mjs'), 1);
    await expect(one.think(thought('stones'))).rejects.toThrow();
    await one.close();
  });

  it('leaves nobody waiting when it is closed', async () => {
    const one = pool();
    const thoughts = Promise.allSettled([one.think(thought('endless')), one.think(thought('stones'))]);
    await one.close();
    expect((await thoughts).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(one.think(thought('stones'))).rejects.toThrow();
  });
});

describe('a bot at a table', () => {
  const slow = (slug: string): AnyGame => ({ ...anyGame(stones), slug });

  it.each(['endless', 'broken'])('that is %s gives the default answer, and a report is kept', async game => {
    let reported = (_line: string): void => {};
    const report = new Promise<string>(resolve => {
      reported = resolve;
    });
    const log = pino({ level: 'error' }, { write: (line: string) => reported(line) });
    const server = await serve({}, { games: gamesOf(slow(game)), thinker: file, log });
    const ada = new Guest(server);
    const { id } = await ada.create([me('Ada'), bot()], { game, options: { heap: 30 } });
    const line = await ada.line(id);
    await exchange([line], 1);
    await line.until(
      () =>
        line.snapshot.asked !== undefined && line.events.filter(({ type }) => type === 'took').length === 2,
    );
    expect(line.events.filter(({ type }) => type === 'took').at(-1)?.params).toMatchObject({
      seat: 'b',
      stones: 1,
    });
    const { file: kept, table } = JSON.parse(await report) as { file: string; table: string };
    expect(table).toBe(id);
    expect(kept.startsWith(join(server.config.dataDir, 'reports'))).toBe(true);
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toMatchObject({ kind: 'bot', seat: 'b' });
  });
});

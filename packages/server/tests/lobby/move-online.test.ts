import { pathToFileURL } from 'node:url';
import { type BossMonsterState, bossMonster } from '@tavolata/boss-monster';
import { chooseNumber, type Seat } from '@tavolata/kernel';
import { anyPick } from '@tavolata/kernel/laws';
import { keyOf, loadMatch, Match, type MatchFile, saveMatch, setupFor } from '@tavolata/kernel/match';
import { stones } from '@tavolata/testing/toys';
import { beforeAll, describe, expect, it } from 'vitest';
import { anyGame, gamesOf } from '../../src/games.ts';
import { COOKIE } from '../../src/people/guests.ts';
import { newToken } from '../../src/people/tokens.ts';
import { replaySteps } from '../../src/replay-threads/replay.ts';
import { ReplayThreads } from '../../src/replay-threads/threads.ts';
import { bundled } from '../kit/bundle.ts';
import { fillTables } from '../kit/crowd.ts';
import { bot, Guest, me, type Opened, open, type Refused } from '../kit/guest.ts';
import { exchange, numbers, play } from '../kit/play.ts';
import { serve } from '../kit/server.ts';

/** A match somebody has played on their own device, so many answers long. */
function local(answers: number) {
  const below = numbers(3);
  const secret = { key: keyOf('local'), salt: keyOf('salt') };
  const match = Match.start(bossMonster, setupFor(bossMonster, 3), secret);
  for (let i = 0; i < answers && !match.result; i++) {
    const [question] = match.questions;
    if (question) match.answer(question.seat, anyPick(question, below));
  }
  return match;
}

const FORGED = { format: 'tavolata-match', version: 1 };
const handOf = (state: unknown, seat: string): (string | undefined)[] => {
  const { core } = state as BossMonsterState;
  return (core.zones[`hand/${seat}`] ?? []).map(
    card => bossMonster.defs[core.def[card - 1_000_000] as number]?.id,
  );
};

describe('a match brought from elsewhere', () => {
  it('goes on with friends in the seats of bots, and is played to its end', async () => {
    const match = local(40);
    const server = await serve();
    const [ada, bruno] = [new Guest(server), new Guest(server)];
    const { status, body } = await ada.ask<Opened>('POST', '/tables/move', {
      file: saveMatch(match),
      seats: [me('Ada'), open, bot('easy')],
    });
    expect([status, body.seat]).toEqual([201, 'a']);
    expect((await bruno.join(await ada.invite(body.id), 'Bruno')).body.seat).toBe('b');
    await ada.ask('POST', `/tables/${body.id}/start`);
    const [a, b] = [await ada.line(body.id), await bruno.line(body.id)];
    expect(a.updates[0]?.about).toMatchObject({ origin: 'moved', setup: match.setup });
    expect(a.updates[0]?.about?.commitment).not.toBe(match.commitment);
    expect(a.updates.flatMap(({ notices }) => notices.map(({ type }) => type))).toContain('moved');
    const before = match.resumePoint().state;
    expect(handOf(a.snapshot.view, 'a').sort()).toEqual(handOf(before, 'a').sort());
    await exchange([a, b], 4);
    await server.restart();
    const lines = [await ada.line(body.id), await bruno.line(body.id)] as const;
    expect(lines[0].events.slice(0, a.events.length)).toEqual(a.events);
    await Promise.all([play(lines[0], 1), play(lines[1], 2)]);
    await lines[0].until(() => lines[0].snapshot.phase === 'over');
    const { file } = (await ada.ask<{ file: MatchFile }>('GET', `/tables/${body.id}/replay`)).body;
    const replayed = loadMatch(bossMonster, file);
    expect(typeof replayed === 'string' ? replayed : replayed.digest()).toBe(file.digest);
    // What begins with a position can be read again, but not brought to another table.
    const again = { file, seats: [me('Ada'), open, open] };
    expect((await ada.ask('POST', '/tables/move', again)).body.error.code).toBe('unreadable-file');
  });

  it.each<[string, () => unknown, (readonly unknown[])?]>([
    ['unreadable-file', () => 'a match'],
    ['unreadable-file', () => FORGED],
    ['unreadable-file', () => ({ ...saveMatch(local(5)), game: 'chess' })],
    ['unreadable-file', () => ({ ...saveMatch(local(5)), log: [] })],
    ['unreadable-file', () => saveMatch(local(5), { withSecret: false })],
    ['over', () => saveMatch(local(100_000))],
    ['wrong-seats', () => saveMatch(local(5)), [me('Ada'), open]],
    ['wrong-seats', () => saveMatch(local(5)), [open, open, open]],
  ])('is refused as %s (%#)', async (code, file, seats = [me('Ada'), open, open]) => {
    const ada = new Guest(await serve());
    const { body } = await ada.ask('POST', '/tables/move', { file: file(), seats });
    expect(body.error.code).toBe(code);
    expect((await ada.ask<unknown[]>('GET', '/tables')).body).toEqual([]);
  });

  it('is played again only where there would be a table for it', async () => {
    let dealt = 0;
    const counting: typeof stones = {
      ...stones,
      deal(g) {
        dealt++;
        stones.deal(g);
      },
    };
    const server = await serve({}, { games: gamesOf(anyGame(counting)) });
    const secret = { key: keyOf('local'), salt: keyOf('salt') };
    const file = saveMatch(Match.start(stones, setupFor(stones, 2), secret));
    const bring = async (guest: Guest, seats: readonly unknown[]) =>
      (await guest.ask('POST', '/tables/move', { file, seats })).body.error?.code;
    const [ada, eve] = [new Guest(server), new Guest(server)];
    expect(await bring(ada, [me('Ada'), open, open])).toBe('wrong-seats');
    eve.cookie = `${COOKIE}=${newToken()}`;
    await fillTables(server, eve, 200);
    expect(await bring(eve, [me('Eve'), open])).toBe('too-many-tables');
    expect(dealt).toBe(0);
    expect(await bring(ada, [me('Ada'), open])).toBeUndefined();
    expect(dealt).toBeGreaterThan(0);
  });

  it('is not played again for ever', async () => {
    let lines = 0;
    const file = saveMatch(local(20));
    expect(await replaySteps(anyGame(bossMonster), file, undefined, () => ++lines < 3)).toBeUndefined();
    expect(lines).toBe(3);
  });

  it('leaves the event loop to others while it is played again', async () => {
    let pauses = 0;
    const leisure = {
      pause: () => {
        pauses++;
        return new Promise<void>(resolve => setImmediate(resolve));
      },
    };
    const match = await replaySteps(anyGame(bossMonster), saveMatch(local(20)), leisure, () => true);
    expect(match?.digest()).toBe(local(20).digest());
    expect(pauses).toBe(20);
  });

  it('may not be larger than any match is', async () => {
    const ada = new Guest(await serve());
    const huge: MatchFile = { ...saveMatch(local(1)), digest: 'x'.repeat(2 ** 20) };
    const { status, body } = await ada.ask('POST', '/tables/move', { file: huge, seats: [me('Ada'), open] });
    expect([status, body.error.code]).toEqual([413, 'oversized']);
  });
});

describe('a match that is played again in a thread', () => {
  let file: URL;
  beforeAll(async () => {
    const { replays } = await bundled('replays');
    file = pathToFileURL(replays as string);
  });

  /** A match of stones, played to its end or to so many answers. */
  function stonesFile(answers = Number.POSITIVE_INFINITY, game = stones): MatchFile {
    const secret = { key: keyOf('local'), salt: keyOf('salt') };
    const match = Match.start(game, setupFor(game, 2, { heap: 300 }), secret);
    for (let i = 0; i < answers && !match.result; i++) match.answer(i % 2 === 0 ? 'a' : 'b', 0);
    return saveMatch(match);
  }

  it('is refused as over while the answers of others are acknowledged', async () => {
    let played = 0;
    const counting: typeof stones = {
      ...stones,
      *step(g) {
        played++;
        yield* stones.step(g);
      },
    };
    const server = await serve({}, { games: gamesOf(anyGame(counting)), replayer: file });
    const [ada, eve] = [new Guest(server), new Guest(server)];
    const { id } = await ada.create([me('Ada'), bot('random')], {
      game: 'stones',
      options: { heap: 1_000_000 },
    });
    const line = await ada.line(id);
    let code: string | undefined;
    const moving = eve.ask('POST', '/tables/move', { file: stonesFile(), seats: [me('Eve'), open] });
    void moving.then(({ body }) => {
      code = body.error.code;
    });
    let answers = 0;
    for (let last: string | undefined; code === undefined; answers++) {
      await line.until(() => (line.snapshot.asked?.q ?? last) !== last);
      last = line.snapshot.asked?.q;
      expect(await line.answer(0)).toMatchObject({ ok: true });
    }
    expect(code).toBe('over');
    expect(answers).toBeGreaterThan(10);
    // Here nothing was played but what they have answered themselves, decided on a fork of the step so far.
    expect(played).toBeLessThan(4 * answers + 5);
  });

  it('goes on as any other', async () => {
    const server = await serve({}, { games: gamesOf(anyGame(stones)), replayer: file });
    const eve = new Guest(server);
    const brought = { file: stonesFile(8), seats: [me('Eve'), bot('random')] };
    const { id } = (await eve.ask<Opened>('POST', '/tables/move', brought)).body;
    const line = await eve.line(id);
    expect(line.snapshot.view).toMatchObject({ left: 292 });
    expect(await play(line, 1, 3)).toBe(3);
  });

  it.each(['endless', 'greedy'])('and is %s ends with its thread', async slug => {
    const [threads, others] = [new ReplayThreads(file, 3000), new ReplayThreads(file)];
    const task = { seats: 2, keep: ['a'] } as const;
    const replaying = threads.replay({ ...task, file: stonesFile(3, { ...stones, slug }) });
    expect(await replaying).toEqual({ code: 'unreadable-file' });
    expect(await others.replay({ ...task, file: stonesFile(3) })).toMatchObject({ game: 'stones' });
  });
});

describe('a fork of a running match', () => {
  it('is practice against bots from what the seat knows, and leaves the match alone', async () => {
    const server = await serve();
    const [ada, bruno] = [new Guest(server), new Guest(server)];
    const { id } = await ada.create([me('Ada'), open]);
    await bruno.join(await ada.invite(id), 'Bruno');
    expect((await ada.ask('POST', `/tables/${id}/fork`)).body.error.code).toBe('not-started');
    await ada.ask('POST', `/tables/${id}/start`);
    const [a, b] = [await ada.line(id), await bruno.line(id)];
    await exchange([a, b], 6);
    const { body } = await bruno.ask<Opened>('POST', `/tables/${id}/fork`, { level: 'easy' });
    expect(body.seat).toBe('b');
    const practice = await bruno.line(body.id);
    expect(practice.updates[0]?.about?.origin).toBe('forked');
    expect(practice.snapshot.seats).toMatchObject([
      { who: 'bot', level: 'easy' },
      { who: 'person', name: 'Bruno' },
    ]);
    expect((await ada.line(body.id)).closed?.reason).toBe('unknown-table');
    await play(practice, 5, 3);
    await exchange([a, b], 2);
  });

  it('waits until nobody else has a secret from before that cannot be dealt anew', async () => {
    const sealing: typeof stones = {
      ...stones,
      *step(g) {
        const seat = g.seats[g.state.active] as Seat;
        const bid = yield* chooseNumber(seat, 'bid', { min: 0, max: 3 });
        g.state.active = 1 - g.state.active;
        if (bid > 0) g.seal(seat, 'bid', bid);
        else for (const owner of g.seats) g.unseal(owner, 'bid');
      },
    };
    const server = await serve({}, { games: gamesOf(anyGame(sealing)) });
    const match = Match.start(sealing, setupFor(sealing, 2), { key: keyOf('local'), salt: keyOf('salt') });
    for (const seat of ['a', 'b'] as const) match.answer(seat, 2);
    const [ada, bruno] = [new Guest(server), new Guest(server)];
    const brought = { file: saveMatch(match), seats: [me('Ada'), open], stay: ['b'] };
    const { id } = (await ada.ask<Opened>('POST', '/tables/move', brought)).body;
    await bruno.join(await ada.invite(id), 'Bruno');
    await ada.ask('POST', `/tables/${id}/start`);
    const fork = () => bruno.ask<Refused>('POST', `/tables/${id}/fork`);
    expect((await fork()).body.error.code).toBe('no-such-moment');
    await (await ada.line(id)).answer(0);
    expect((await fork()).status).toBe(201);
  });

  it('is for those at the table, and for bots there are', async () => {
    const server = await serve();
    const [ada, eve] = [new Guest(server), new Guest(server)];
    const { id } = await ada.create([me('Ada'), bot()]);
    await eve.create([me('Eve'), bot()]);
    const fork = (guest: Guest, level?: string) =>
      guest.ask<Refused>('POST', `/tables/${id}/fork`, { ...(level && { level }) });
    expect((await fork(eve)).body.error.code).toBe('unknown-table');
    expect((await fork(ada, 'genius')).body.error.code).toBe('unknown-bot');
  });
});

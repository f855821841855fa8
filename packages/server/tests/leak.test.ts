import { type BossMonsterState, bossMonster } from '@tavolata/boss-monster';
import type { Seat, Setup } from '@tavolata/kernel';
import { anyPick } from '@tavolata/kernel/laws';
import { canonicalJson, keyOf, Match, permuteUnknown, setupFor } from '@tavolata/kernel/match';
import type { LogLine } from '@tavolata/table';
import { describe, expect, it } from 'vitest';
import { hashOf, newToken } from '../src/people/tokens.ts';
import { openDatabase } from '../src/storage/database.ts';
import { SqliteStorage } from '../src/storage/storage.ts';
import { newFolder } from './kit/folder.ts';
import { Guest } from './kit/guest.ts';
import { headerOf } from './kit/header.ts';
import type { Line } from './kit/line.ts';
import { numbers } from './kit/play.ts';
import { serve } from './kit/server.ts';

const ID = 'leakleakleak';
const setup: Setup = setupFor(bossMonster, 3);
const header = {
  ...headerOf(ID),
  setup,
  seats: Object.fromEntries(
    setup.seats.map(seat => [seat, { who: 'person' as const, name: `Seat ${seat}` }]),
  ),
};
const tokens = Object.fromEntries(setup.seats.map(seat => [seat, newToken()])) as Record<Seat, string>;
/** What answers itself does so by the hand; how long that seems to take is the table's secret to keep, not the server's. */
const ASK_ALL = { mode: 'everything', since: 0, askForced: true, hold: false, yields: [] } as const;
/** The same moment everywhere: what is told must not even differ in its times. */
const clock = {
  now: () => 1_700_000_000_000,
  after(ms: number, call: () => void) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

type World = Match<BossMonsterState, (typeof bossMonster.defs)[number]>;

/** A position somewhere in a match. */
function position(seed: number): BossMonsterState {
  const below = numbers(seed);
  const match = Match.start(bossMonster, setup, header.secret);
  for (let i = 0; i < 8 + seed * 7 && !match.result; i++) {
    const [question] = match.questions;
    if (question) match.answer(question.seat, anyPick(question, below));
  }
  return match.resumePoint().state;
}

/** A server with the table in that position, and a line for each seat; nothing answers itself. */
async function tableIn(state: BossMonsterState) {
  const dataDir = newFolder();
  const database = openDatabase(dataDir);
  const storage = new SqliteStorage(database);
  await storage.create(header);
  const lines: LogLine[] = [
    { entry: { t: 'start' }, at: 1 },
    { entry: { t: 'resumed', state }, at: 2 },
    ...setup.seats.map((seat): LogLine => ({ entry: { t: 'settings', seat, settings: ASK_ALL }, at: 3 })),
  ];
  await storage.append(ID, 0, lines, false);
  for (const seat of setup.seats) await storage.claimSeat(ID, seat, hashOf(tokens[seat]));
  storage.close();
  database.close();
  const server = await serve({ DATA_DIR: dataDir }, { clock });
  const line = (seat: Seat): Promise<Line> => {
    const guest = new Guest(server);
    guest.cookie = `tavolata=${tokens[seat]}`;
    return guest.line(ID);
  };
  return { line, world: Match.from(bossMonster, setup, header.secret, state) as World };
}

/** What all seats do before anything moves; at the end of it the watched line has heard everything. */
async function prelude(lines: Readonly<Record<string, Line>>): Promise<void> {
  const { a, b, c } = lines as Record<'a' | 'b' | 'c', Line>;
  for (const line of [a, b, c])
    expect(await line.command({ do: 'stops', mode: 'everything', askForced: true })).toMatchObject({
      ok: true,
    });
  await a.command({ do: 'answer', q: 'none', pick: 0 });
  await a.command({ do: 'undo' });
  await b.command({ do: 'hold', on: true });
  await b.command({ do: 'answer', q: 'none', pick: 3 });
  b.send({ t: 'chat', id: 1, text: 'Ciao' });
  await b.until(() => b.messages.some(({ t }) => t === 'said'));
  await a.settled();
}

const told = (line: Line): string[] =>
  line.messages.filter(({ t }) => t !== 'pong').map(message => JSON.stringify(message));

/** What the kernel lets a seat know of a world. */
const known = (world: World, seat: Seat): string =>
  canonicalJson({
    view: world.viewStateFor(seat),
    told: world.eventsFor(seat),
    ask: world.visibleQuestionFor(seat) ?? 'none',
  });

describe('what a seat is told', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'is the same to the byte, and in the same order, whatever it does not know (position %i)',
    async seed => {
      const state = position(seed);
      const other = permuteUnknown(bossMonster, state, ['a'], keyOf(`other ${seed}`));
      expect(canonicalJson(other)).not.toBe(canonicalJson(state));
      const tables = [await tableIn(state), await tableIn(other)] as const;
      const lines = await Promise.all(
        tables.map(async table => ({
          a: await table.line('a'),
          b: await table.line('b'),
          c: await table.line('c'),
        })),
      );
      for (const seats of lines) await prelude(seats);
      expect(told(lines[1]?.a as Line)).toEqual(told(lines[0]?.a as Line));
      let compared = 0;
      for (; compared < 40; compared++) {
        const seat = await answerOne(tables, lines as [Lines, Lines]);
        // From here on the worlds differ for this seat by right: it has seen a card.
        if (!seat || known(tables[0].world, 'a') !== known(tables[1].world, 'a')) break;
        for (const one of lines) await one.a.settled();
        expect(told(lines[1]?.a as Line), `after ${compared} answers`).toEqual(told(lines[0]?.a as Line));
      }
      expect(told(lines[0]?.a as Line).length).toBeGreaterThan(5);
    },
  );
});

type Lines = Readonly<Record<'a' | 'b' | 'c', Line>>;

/** The default answer of the first seat that is asked in both worlds; nothing if the match is over. */
async function answerOne(
  tables: readonly { readonly world: World }[],
  lines: readonly Lines[],
): Promise<Seat | undefined> {
  const seat = tables[0]?.world.questions[0]?.seat;
  if (!seat || !tables[1]?.world.questionFor(seat)) return undefined;
  for (const [i, { world }] of tables.entries()) {
    const line = lines[i]?.[seat as 'a'] as Line;
    await line.until(() => line.snapshot.asked !== undefined);
    const pick = world.visibleQuestionFor(seat)?.fallback ?? 0;
    expect(await line.answer(pick)).toMatchObject({ ok: true });
    expect(world.answer(seat, pick)).toBeUndefined();
  }
  return seat;
}

import { bossMonster } from '@tavolata/boss-monster';
import type { Seat } from '@tavolata/kernel';
import { Match } from '@tavolata/kernel/match';
import type { LogLine, Stored } from '@tavolata/table';
import { stones } from '@tavolata/testing/toys';
import { expect } from 'vitest';
import { type AnyGame, anyGame } from '../../src/games.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { SqliteStorage } from '../../src/storage/storage.ts';
import { Guest, me, open } from './guest.ts';
import { numbers } from './play.ts';
import { ScriptedPlayer } from './script.ts';
import type { KillableServer } from './server-process.ts';

export interface Plan {
  readonly tables: number;
  readonly kills: number;
  /** A kill comes after so many answers were acknowledged, more or less. */
  readonly answersBetween: number;
}

interface TableUnderTest {
  readonly id: string;
  readonly players: readonly ScriptedPlayer[];
}

const GAMES: Readonly<Record<string, AnyGame>> = {
  stones: anyGame(stones),
  'boss-monster': anyGame(bossMonster),
};

/** Lets something happen so many times, and resolves then. */
class Countdown {
  private left = 0;
  private done = (): void => {};
  readonly tick = (): void => {
    if (this.left > 0 && --this.left === 0) this.done();
  };

  after(count: number): Promise<void> {
    this.left = count;
    return new Promise(resolve => {
      this.done = resolve;
    });
  }
}

async function openTable(server: KillableServer, index: number, tick: () => void): Promise<TableUnderTest> {
  const [ada, bruno] = [new Guest(server), new Guest(server)];
  // One table in eight is of a real game.
  const more = index % 8 === 0 ? {} : { game: 'stones', options: { heap: 1_000_000 } };
  const { id } = await ada.create([me('Ada'), open], more);
  await bruno.join(await ada.invite(id), 'Bruno');
  await ada.ask('POST', `/tables/${id}/start`);
  const players = [ada, bruno].map((guest, i) => {
    const place = {
      url: () => server.url,
      table: id,
      cookie: guest.cookie ?? '',
      seat: (i === 0 ? 'a' : 'b') as Seat,
    };
    return new ScriptedPlayer(place, index * 2 + i, tick);
  });
  return { id, players };
}

/**
 * Hundreds of tables play; the server is killed without warning, again and again, and started again. In the end
 * every match is compared with what its players were told had happened. Returns how many answers were acknowledged.
 */
export async function playThroughKills(server: KillableServer, dataDir: string, plan: Plan): Promise<number> {
  const below = numbers(plan.kills);
  const countdown = new Countdown();
  await server.start();
  const tables: TableUnderTest[] = [];
  for (let i = 0; i < plan.tables; i += 20)
    tables.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(20, plan.tables - i) }, (_, j) =>
          openTable(server, i + j, countdown.tick),
        ),
      )),
    );
  for (const { players } of tables) for (const player of players) player.connect();
  for (let kill = 0; kill < plan.kills; kill++) {
    await countdown.after(1 + Math.floor(plan.answersBetween / 2) + below(plan.answersBetween));
    await server.kill();
    await server.start();
  }
  await countdown.after(plan.answersBetween);
  await server.kill();
  for (const { players } of tables) for (const player of players) player.stop();
  return compare(tables, dataDir);
}

async function compare(tables: readonly TableUnderTest[], dataDir: string): Promise<number> {
  const database = openDatabase(dataDir);
  expect(database.prepare('PRAGMA integrity_check').get()).toMatchObject({ integrity_check: 'ok' });
  const storage = new SqliteStorage(database);
  let acknowledged = 0;
  for (const table of tables) {
    const stored = await storage.load(table.id);
    if (!stored) throw new Error(`table ${table.id} is gone`);
    for (const player of table.players) acknowledged += compareAnswers(stored, player);
    compareEvents(stored, table.players);
  }
  database.close();
  return acknowledged;
}

/** Everything acknowledged is there, once and in order; beyond it at most what was still under way. */
function compareAnswers({ lines, header }: Stored, { seat, acknowledged, pending }: ScriptedPlayer): number {
  const kept = lines.flatMap(({ entry, command }: LogLine) =>
    command?.seat === seat && entry.t === 'answer' ? [{ n: command.n, pick: entry.pick }] : [],
  );
  const sent = [...acknowledged, ...(pending ? [pending] : [])].map(({ n, pick }) => ({ n, pick }));
  expect(kept.slice(0, acknowledged.length), `${header.id} ${seat}`).toEqual(
    sent.slice(0, acknowledged.length),
  );
  expect(sent.slice(0, kept.length), `${header.id} ${seat}`).toEqual(kept);
  return acknowledged.length;
}

/** The match can be played again, and what the players were told is what happened in it. */
function compareEvents({ header, lines }: Stored, players: readonly ScriptedPlayer[]): void {
  const game = GAMES[header.game];
  if (!game) throw new Error(`what is ${header.game}?`);
  const entries = lines.flatMap(({ entry }) => (entry.t === 'answer' ? [entry] : []));
  const match = Match.replay(game, header.setup, header.secret, entries);
  for (const { seat, events } of players) {
    const happened = match.eventsFor(seat);
    expect(happened.length).toBeGreaterThanOrEqual(events.length);
    expect(events.map(({ to: _, ...event }) => event)).toEqual(happened.slice(0, events.length));
  }
}

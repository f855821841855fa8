import type { Def, Game, Seat, Setup, State } from '@tavolata/kernel';
import { anyPick } from '@tavolata/kernel/laws';
import type { MatchFile } from '@tavolata/kernel/match';
import {
  type Header,
  isProblem,
  type LogLine,
  ManualClock,
  MemoryReports,
  MemoryStorage,
  type Ports,
  SeededEntropy,
  type Stored,
  Table,
  type Update,
} from '@tavolata/table';
import { seededInts } from '../measure.ts';

const MOST_ANSWERS = 2500;
/** A file may be moved online if it has no more lines. */
const MOST_LINES = 5000;
const FILED_EVERY = 50;
/** The part of a match that is played before it is left. */
const PLAYED = 0.9;
const ID = 'long';

export interface LongMatch {
  readonly stored: Stored;
  /** As somebody's own device would have kept it. */
  readonly file: MatchFile | undefined;
}

interface Player {
  answered?: string;
  latest?: Update;
  used: number;
}

/** People who answer at random, over the table itself: a long match that is not over yet. */
export async function longMatch(game: Game<State, Def>, setup: Setup, seed: number): Promise<LongMatch> {
  const storage = new MemoryStorage();
  const ports = {
    ...{ storage, clock: new ManualClock(Date.now()), reports: new MemoryReports() },
    entropy: new SeededEntropy(`${game.slug} ${seed}`),
  };
  const seats = Object.fromEntries(
    setup.seats.map(seat => [seat, { who: 'person', name: `Ada ${seat}` }] as const),
  );
  const table = await Table.create(game, { id: ID, setup, seats, owner: 'a' }, ports);
  if (isProblem(table)) throw new Error(`${game.slug}: ${table.code}`);
  await table.start();
  const half = await playOn(table, setup.seats, seededInts(seed));
  await table.close();
  const { header, lines } = await loadFrom(storage);
  return { stored: await leftAt(game, header, lines.slice(0, lines.length * PLAYED), ports), file: half };
}

/** Plays until it is over or long enough; what it was on the way is what could be moved online. */
async function playOn(
  table: Table<State, Def>,
  seats: readonly Seat[],
  below: (below: number) => number,
): Promise<MatchFile | undefined> {
  const players = new Map<Seat, Player>(seats.map(seat => [seat, { used: 0 }]));
  for (const [seat, player] of players)
    table.subscribe(seat, update => {
      player.latest = update;
    });
  await table.idle();
  let file: MatchFile | undefined;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const next = [...players].find(
      ([, { latest, answered }]) => (latest?.snapshot.asked?.q ?? answered) !== answered,
    );
    const asked = next?.[1].latest?.snapshot.asked;
    if (!next || !asked) break;
    const [seat, player] = next;
    player.answered = asked.q;
    const pick = anyPick(asked.question, below);
    const reply = await table.command(seat, { n: ++player.used, do: 'answer', q: asked.q, pick });
    if (!reply.ok) throw new Error(`${table.header.game}: ${reply.error.code}`);
    await table.idle();
    if (answers % FILED_EVERY === 0) file = movable(await table.file({ running: true })) ?? file;
  }
  return file;
}

const movable = (file: MatchFile | undefined): MatchFile | undefined =>
  file && file.log.length <= MOST_LINES ? file : undefined;

async function loadFrom(storage: MemoryStorage): Promise<Stored> {
  const stored = await storage.load(ID);
  if (!stored) throw new Error('the match was not stored');
  return stored;
}

/** The match as a server has it that stopped after these lines: with its checkpoint and all of its past. */
async function leftAt(
  game: Game<State, Def>,
  header: Header,
  lines: readonly LogLine[],
  ports: Ports,
): Promise<Stored> {
  const storage = new MemoryStorage();
  await storage.create(header);
  await storage.append(ID, 0, lines, false);
  const table = await Table.load(game, ID, { ...ports, storage });
  await table?.idle();
  await table?.close();
  return loadFrom(storage);
}

import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seat } from '@tavolata/kernel';
import { hashOf, openStore, People, readConfig, type Store, TableIndex } from '@tavolata/server';
import type { PastPart, Stored, StoredPart } from '@tavolata/table';
import { tables } from '../tables.ts';
import { type LongMatch, longMatch } from './long-match.ts';

/** A long match that lies in the store. */
interface StoredTable {
  readonly id: string;
  /** The cookies of its seats. */
  readonly cookies: readonly string[];
}

export interface Data {
  readonly folder: string;
  readonly stored: readonly StoredTable[];
  /** The cookie of a guest who has a seat at many tables. */
  readonly busybody: string;
  /** Where bodies of requests lie that move a match online. */
  readonly moves: string;
}

/** As many running tables as one guest may have. */
export const LISTED = 200;

/** Between the last answers of two tables, in milliseconds: only the latest could have been under way at the end. */
const APART = 600_000;

const newCookie = (): string => `tavolata=${randomBytes(32).toString('base64url')}`;
const holderOf = (cookie: string): string => hashOf(cookie.split('=')[1] ?? '');
const idOf = (i: number): string => `long${String(i).padStart(16, '0')}`;

/** One long match of each game; the same log makes as many tables as are wanted. */
export async function longMatches(): Promise<readonly LongMatch[]> {
  const matches: LongMatch[] = [];
  for (const [i, { game, setup }] of tables.entries()) matches.push(await longMatch(game, setup, i + 1));
  return matches;
}

/** A folder with long matches, written through the server's own store. */
export async function prepareData(
  folder: string,
  matches: readonly LongMatch[],
  count: number,
): Promise<Data> {
  const store = openStore(readConfig({ DATA_DIR: folder }), { checkpointEvery: 0 });
  const busybody = newCookie();
  const stored: StoredTable[] = [];
  const writes: unknown[] = [];
  try {
    for (let i = 0; i < count; i++) {
      const match = matches[i % matches.length];
      if (!match) break;
      const cookies = match.stored.header.setup.seats.map(newCookie);
      if (i < LISTED) cookies[0] = busybody;
      stored.push({ id: idOf(i), cookies });
      writes.push(...fill(store, idOf(i), match.stored, cookies));
    }
    // In one transaction: a wait for the disk for each would take minutes where others use it, too.
    await Promise.all(writes);
    store.storage.settle();
    store.database.prepare('UPDATE matches SET touched = touched - ? * key').run(APART);
  } finally {
    store.close();
  }
  return { folder, stored, busybody, moves: writeMoves(folder, matches) };
}

/** As the server keeps it for lists, and to know that nothing happens there by itself. */
const statusOf = ({ setup: { seats }, seats: sitters }: Stored['header']): object => ({
  phase: 'playing',
  seats: seats.map(seat => ({ seat, ...sitters[seat], left: false })),
  waiting: seats.slice(0, 1),
  owing: seats.slice(0, 1),
});

const partOf = (part: StoredPart): PastPart => ({
  ...part,
  events: JSON.parse(part.events) as PastPart['events'],
});

/** What is to be waited for. */
function fill(
  { database, storage }: Store,
  id: string,
  { header, lines, checkpoint, past = [] }: Stored,
  cookies: readonly string[],
): readonly unknown[] {
  const created = storage.create({ ...header, id, created: Date.now() });
  new TableIndex(database, storage).setStatus(id, statusOf(header));
  return [
    created,
    storage.append(id, 0, lines, false),
    checkpoint && storage.checkpoint(id, checkpoint, past.map(partOf)),
    new People(database, storage).setWatchable(id, true),
    ...cookies.map((cookie, i) => storage.claimSeat(id, header.setup.seats[i] as Seat, holderOf(cookie))),
  ];
}

/** Requests as large as they may be, one file for each game. */
function writeMoves(folder: string, matches: readonly LongMatch[]): string {
  const moves = join(folder, 'moves');
  mkdirSync(moves, { recursive: true });
  for (const { file } of matches) {
    if (!file) continue;
    const seats = file.setup.seats.map((_, i) =>
      i === 0 ? { who: 'me', name: 'Eva' } : { who: 'bot', level: 'easy' },
    );
    writeFileSync(join(moves, `${file.game}.json`), JSON.stringify({ file, seats }));
  }
  return moves;
}

import { randomUUID } from 'node:crypto';
import type { Seat } from '@tavolata/kernel';
import type { ChatLine } from '@tavolata/protocol';
import type { RestingClocks } from '@tavolata/table';
import { CURRENT_MATCHES } from './journal-sql.ts';
import type { Database } from './sqlite.ts';
import type { SqliteStorage } from './storage.ts';

/** A match of a guest's, as far as a list needs it. */
interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly created: number;
  readonly touched: number;
  readonly over: boolean;
  readonly seat: Seat;
  /** The seat that may end it. */
  readonly owner?: Seat;
  /** As JSON, by whoever keeps it. */
  readonly status?: string;
  readonly rematch?: string;
}

/** A match that is not over, as far as one must know to leave it alone. */
export interface RunningTable {
  readonly id: string;
  readonly touched: number;
  /** As JSON; it may be a moment older than the match. */
  readonly status?: string;
}

/** How old a match must be to be cleared away. */
export interface RetentionLimits {
  /** Nobody has touched it since, over or not; for ever if absent. */
  readonly untouchedSince?: number;
  /** Nobody holds it, though nothing has happened there: whoever made it before that got no seat. */
  readonly unheldSince: number;
}

export interface Extent {
  readonly matches: number;
  /** Of none, the beginning of time. */
  readonly newest: number;
}

interface RunningRow extends Omit<RunningTable, 'status'> {
  readonly status: string | null;
}

interface ShelvedRow extends Omit<TableRow, 'over' | 'owner' | 'status' | 'rematch'> {
  readonly over: number;
  readonly owner: Seat | null;
  readonly status: string | null;
  readonly next: string | null;
}

/** Those untouched since ?1; and those that were made before ?2 and nobody ever held. */
const OUTDATED = `SELECT id FROM ${CURRENT_MATCHES} m WHERE (touched < ?1
  OR length = 0 AND touched < ?2 AND NOT EXISTS (SELECT 1 FROM claims WHERE match = m.key))`;

/** Of the header d, be it one that nobody can read. */
const OWNER = `CASE WHEN json_valid(d.data) THEN d.data ->> 'owner' END AS owner`;

function shelfStatements(database: Database) {
  const sql = (text: string) => database.prepare(text);
  return {
    setStatus: sql(
      'INSERT INTO statuses (match, data) VALUES (?, ?) ON CONFLICT (match) DO UPDATE SET data = excluded.data',
    ),
    mine: sql(`SELECT m.id, m.game, m.created, m.touched, m.over, h.seat, ${OWNER}, s.data AS status, r.next
      FROM (SELECT match, seat FROM claims WHERE holder = ?1 UNION SELECT match, seat FROM devices WHERE holder = ?1) h
      JOIN ${CURRENT_MATCHES} m ON m.key = h.match LEFT JOIN headers d ON d.match = m.key
      LEFT JOIN statuses s ON s.match = m.key LEFT JOIN rematches r ON r.match = m.key
      ORDER BY m.touched DESC, m.key DESC LIMIT 200`),
    running: sql(`SELECT m.id, m.touched, s.data AS status
      FROM ${CURRENT_MATCHES} m LEFT JOIN statuses s ON s.match = m.key
      WHERE m.over = 0 AND m.touched >= ? ORDER BY m.touched DESC`),
    setDue: sql(`INSERT INTO due (match, at, clocks, process) VALUES (?, ?, ?, ?) ON CONFLICT (match)
      DO UPDATE SET at = excluded.at, clocks = excluded.clocks, process = excluded.process`),
    due: sql(`SELECT m.id FROM due d JOIN matches m ON m.key = d.match
      WHERE d.at BETWEEN ? AND ? ORDER BY d.at`),
    clocksOf: sql('SELECT clocks FROM due WHERE match = ? AND process = ?'),
    ownerOf: sql(`SELECT ${OWNER} FROM headers d JOIN matches m ON m.key = d.match WHERE m.id = ?`),
    isOver: sql(`SELECT m.over FROM ${CURRENT_MATCHES} m WHERE m.id = ?`),
    outdated: sql(OUTDATED),
    extent: sql(`SELECT count(*) AS matches, coalesce(max(touched), 0) AS newest FROM ${CURRENT_MATCHES}`),
    isOutdated: sql(`${OUTDATED} AND id = ?3`),
    say: sql('INSERT INTO chat (match, n, data) VALUES (?, ?, ?)'),
    lastSaid: sql('SELECT coalesce(max(n), 0) AS n FROM chat WHERE match = ?'),
    said: sql('SELECT data FROM chat WHERE match = ? AND n > ? ORDER BY n DESC LIMIT ?'),
    rematch: sql('INSERT INTO rematches (match, next) VALUES (?, ?) ON CONFLICT DO NOTHING'),
    rematchOf: sql('SELECT next FROM rematches WHERE match = ?'),
    playedAgainAt: sql('SELECT m.id FROM rematches r JOIN matches m ON m.key = r.match WHERE r.next = ?'),
  };
}

/** How much of a chat is sent to whoever comes in: lines, and their bytes. */
const CHAT_SHOWN = 200;
const CHAT_BYTES = 64 * 1024;

/** What the server itself keeps beside each match: lists, chat, rematches. */
export class TableIndex {
  private readonly storage: SqliteStorage;
  private readonly sql: ReturnType<typeof shelfStatements>;
  private readonly process = randomUUID();

  constructor(database: Database, storage: SqliteStorage) {
    this.storage = storage;
    this.sql = shelfStatements(database);
  }

  /** Of what comes soon after each other only the last is written, and only that is made a text. */
  setStatus(id: string, status: object): void {
    this.storage.putLater(id, 'status', key => this.sql.setStatus.run(key, JSON.stringify(status)));
  }

  /** Latest first. */
  tablesOf(guest: string): readonly TableRow[] {
    return (this.sql.mine.all(guest) as ShelvedRow[]).map(({ over, owner, status, next, ...row }) => ({
      ...row,
      over: over === 1,
      ...(owner !== null && { owner }),
      ...(status !== null && { status }),
      ...(next !== null && { rematch: next }),
    }));
  }

  /** Matches that are not over and were touched since, latest first. */
  running(since: number): readonly RunningTable[] {
    return (this.sql.running.all(since) as RunningRow[]).map(({ id, touched, status }) => ({
      ...{ id, touched },
      ...(status !== null && { status }),
    }));
  }

  /** When a clock does something next at a table that has clocks. */
  setDue(id: string, at: number | undefined): void {
    this.storage.putLater(id, 'due', key => this.sql.setDue.run(key, at ?? null, null, null));
  }

  /** Tables where a clock does something in that time, the earliest first. */
  due(from: number, until: number): readonly string[] {
    return (this.sql.due.all(from, until) as { id: string }[]).map(({ id }) => id);
  }

  /** The clocks of a table that is put away. */
  putClocks(id: string, clocks: RestingClocks): Promise<void> {
    return this.storage.group.write(() => {
      const key = this.storage.keyOf(id);
      if (key === undefined) return;
      this.sql.setDue.run(key, clocks.nextAlarm ?? null, JSON.stringify(clocks), this.process);
    });
  }

  /** They ran on, as far as this process put them away: after a restart nobody could have come meanwhile. */
  clocksOf(id: string): RestingClocks | undefined {
    const row = this.sql.clocksOf.get(this.storage.keyOf(id) ?? -1, this.process) as
      | { clocks: string }
      | undefined;
    return row && (JSON.parse(row.clocks) as RestingClocks);
  }

  isOver(id: string): boolean {
    return (this.sql.isOver.get(id) as { over: number } | undefined)?.over === 1;
  }

  /** Who may end a match, whether or not anybody can read it. */
  ownerOf(id: string): Seat | undefined {
    const row = this.sql.ownerOf.get(id) as { owner: Seat | null } | undefined;
    return row?.owner ?? undefined;
  }

  /** Matches that are to be cleared away. */
  outdated({ untouchedSince = 0, unheldSince }: RetentionLimits): readonly string[] {
    const rows = this.sql.outdated.all(untouchedSince, unheldSince) as { id: string }[];
    return rows.map(({ id }) => id);
  }

  /** How many matches there are, and when one was touched last. */
  extent(): Extent {
    return this.sql.extent.get() as Extent;
  }

  /** Whether a match still is: while others were cleared away, somebody may have played there. */
  isOutdated(id: string, { untouchedSince = 0, unheldSince }: RetentionLimits): boolean {
    return this.sql.isOutdated.get(untouchedSince, unheldSince, id) !== undefined;
  }

  /** Numbered by time: no number comes again, not even when a restored backup knows nothing of the last ones. */
  say(id: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine> {
    return this.storage.group.write(() => {
      const key = this.storage.known(id);
      const { n } = this.sql.lastSaid.get(key) as { n: number };
      const numbered: ChatLine = { n: Math.max(n + 1, line.at), ...line };
      this.sql.say.run(key, numbered.n, JSON.stringify(numbered));
      return numbered;
    });
  }

  /** What was said after the line of that number; of a long talk only the end. */
  said(id: string, since: number): readonly ChatLine[] {
    const rows = this.sql.said.all(this.storage.keyOf(id) ?? -1, since, CHAT_SHOWN) as { data: string }[];
    let bytes = 0;
    const tooMany = rows.findIndex(({ data }) => {
      bytes += Buffer.byteLength(data);
      return bytes > CHAT_BYTES;
    });
    const shown = tooMany < 0 ? rows : rows.slice(0, tooMany);
    return shown.map(({ data }) => JSON.parse(data) as ChatLine).reverse();
  }

  /** Where a match is played again; of several attempts at once one is true, and that one is returned. */
  rematch(id: string, next: string): Promise<string> {
    return this.storage.group.write(() => {
      const key = this.storage.known(id);
      this.sql.rematch.run(key, next);
      return (this.sql.rematchOf.get(key) as { next: string }).next;
    });
  }

  rematchOf(id: string): string | undefined {
    const row = this.sql.rematchOf.get(this.storage.keyOf(id) ?? -1) as { next: string } | undefined;
    return row?.next;
  }

  /** The matches whose rematch that is. */
  playedAgainAt(next: string): readonly string[] {
    return (this.sql.playedAgainAt.all(next) as { id: string }[]).map(({ id }) => id);
  }
}

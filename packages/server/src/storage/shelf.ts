import type { ChatLine } from '../protocol/messages.ts';
import type { Database } from './database.ts';
import type { SqliteStorage } from './storage.ts';
import { MATCHES } from './unsorted.ts';

/** A match of a guest's, as far as a list needs it. */
export interface Shelved {
  readonly id: string;
  readonly game: string;
  readonly created: number;
  readonly touched: number;
  readonly over: boolean;
  readonly seat: string;
  /** The seat that may end it. */
  readonly owner?: string;
  /** As JSON, by whoever keeps it. */
  readonly status?: string;
  readonly rematch?: string;
}

/** A match that is not over, as far as one must know to leave it alone. */
export interface Running {
  readonly id: string;
  readonly touched: number;
  readonly hasClock: boolean;
  /** As JSON; it may be a moment older than the match. */
  readonly status?: string;
}

/** How old a match must be to be cleared away. */
export interface Age {
  /** Nobody has touched it since, over or not; for ever if absent. */
  readonly untouchedSince?: number;
  /** Nobody holds it, though nothing has happened there: whoever made it before that got no seat. */
  readonly unheldSince: number;
}

interface RunningRow extends Omit<Running, 'hasClock' | 'status'> {
  readonly clock: number;
  readonly status: string | null;
}

interface ShelvedRow extends Omit<Shelved, 'over' | 'owner' | 'status' | 'rematch'> {
  readonly over: number;
  readonly owner: string | null;
  readonly status: string | null;
  readonly next: string | null;
}

/** Those untouched since ?1; and those that were made before ?2 and nobody ever held. */
const OUTDATED = `SELECT id FROM ${MATCHES} m WHERE (touched < ?1
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
      JOIN ${MATCHES} m ON m.key = h.match LEFT JOIN headers d ON d.match = m.key
      LEFT JOIN statuses s ON s.match = m.key LEFT JOIN rematches r ON r.match = m.key
      ORDER BY m.touched DESC, m.key DESC LIMIT 200`),
    running: sql(`SELECT m.id, m.touched, h.data -> 'clock' IS NOT NULL AS clock, s.data AS status
      FROM ${MATCHES} m JOIN headers h ON h.match = m.key LEFT JOIN statuses s ON s.match = m.key
      WHERE m.over = 0 AND m.touched >= ? ORDER BY m.touched DESC`),
    ownerOf: sql(`SELECT ${OWNER} FROM headers d JOIN matches m ON m.key = d.match WHERE m.id = ?`),
    outdated: sql(OUTDATED),
    isOutdated: sql(`${OUTDATED} AND id = ?3`),
    say: sql('INSERT INTO chat (match, n, data) VALUES (?, ?, ?)'),
    lastSaid: sql('SELECT coalesce(max(n), 0) AS n FROM chat WHERE match = ?'),
    said: sql('SELECT data FROM chat WHERE match = ? AND n > ? ORDER BY n DESC LIMIT ?'),
    rematch: sql('INSERT INTO rematches (match, next) VALUES (?, ?) ON CONFLICT DO NOTHING'),
    rematchOf: sql('SELECT next FROM rematches WHERE match = ?'),
    playedAgainAt: sql('SELECT m.id FROM rematches r JOIN matches m ON m.key = r.match WHERE r.next = ?'),
  };
}

/** So much of the chat is sent to whoever comes in. */
const CHAT_SHOWN = 200;

/** What the server itself keeps beside each match: lists, chat, rematches. */
export class Shelf {
  private readonly storage: SqliteStorage;
  private readonly sql: ReturnType<typeof shelfStatements>;

  constructor(database: Database, storage: SqliteStorage) {
    this.storage = storage;
    this.sql = shelfStatements(database);
  }

  /** Of what comes soon after each other only the last is written, and only that is made a text. */
  setStatus(id: string, status: object): void {
    this.storage.putLater(id, 'status', key => this.sql.setStatus.run(key, JSON.stringify(status)));
  }

  /** Latest first. */
  tablesOf(guest: string): readonly Shelved[] {
    this.storage.settle();
    return (this.sql.mine.all(guest) as ShelvedRow[]).map(({ over, owner, status, next, ...row }) => ({
      ...row,
      over: over === 1,
      ...(owner !== null && { owner }),
      ...(status !== null && { status }),
      ...(next !== null && { rematch: next }),
    }));
  }

  /** Matches that are not over and were touched since, latest first. */
  running(since: number): readonly Running[] {
    this.storage.settle();
    return (this.sql.running.all(since) as RunningRow[]).map(({ id, touched, clock, status }) => ({
      ...{ id, touched, hasClock: clock === 1 },
      ...(status !== null && { status }),
    }));
  }

  /** Who may end a match, whether or not anybody can read it. */
  ownerOf(id: string): string | undefined {
    const row = this.sql.ownerOf.get(id) as { owner: string | null } | undefined;
    return row?.owner ?? undefined;
  }

  /** Matches that are to be cleared away. */
  outdated({ untouchedSince = 0, unheldSince }: Age): readonly string[] {
    this.storage.settle();
    const rows = this.sql.outdated.all(untouchedSince, unheldSince) as { id: string }[];
    return rows.map(({ id }) => id);
  }

  /** Whether a match still is: while others were cleared away, somebody may have played there. */
  isOutdated(id: string, { untouchedSince = 0, unheldSince }: Age): boolean {
    this.storage.settle();
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
    return rows.map(({ data }) => JSON.parse(data) as ChatLine).reverse();
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

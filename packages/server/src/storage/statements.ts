import { ALL_LINES, CURRENT_MATCHES, SORTED_LINES } from './journal-sql.ts';
import type { Database } from './sqlite.ts';

/** A match without its lines. */
export interface Row {
  readonly key: number;
  readonly id: string;
  readonly game: string;
  readonly length: number;
  readonly over: number;
  readonly header: string;
  /** As JSON: seat to hash. */
  readonly claims: string;
}

export const rowsOf = (rows: readonly unknown[]): readonly Row[] => rows as readonly Row[];

const ROW = `
  SELECT m.key, m.id, m.game, m.length, m.over, h.data AS header,
    (SELECT json_group_object(seat, holder) FROM claims c WHERE c.match = m.key) AS claims
  FROM ${CURRENT_MATCHES} m JOIN headers h ON h.match = m.key`;
const NEWEST_FIRST = 'ORDER BY m.created DESC, m.key DESC';

/** Everything the storage port says to the database, prepared once. */
export function statements(database: Database) {
  const sql = (text: string) => database.prepare(text);
  return {
    key: sql('SELECT key FROM matches WHERE id = ?'),
    game: sql('SELECT game FROM matches WHERE id = ?'),
    create: sql('INSERT INTO matches (id, game, created, touched) VALUES (?, ?, ?, ?)'),
    createHeader: sql('INSERT INTO headers (match, data) VALUES (?, ?)'),
    byId: sql(`${ROW} WHERE m.id = ?`),
    all: sql(`${ROW} ${NEWEST_FIRST}`),
    byHolder: sql(`${ROW} WHERE m.key IN (SELECT match FROM claims WHERE holder = ?) ${NEWEST_FIRST}`),
    lines: sql(ALL_LINES),
    sortedLines: sql(SORTED_LINES),
    checkpointOf: sql('SELECT data FROM checkpoints WHERE match = ?'),
    setCheckpoint: sql(
      'INSERT INTO checkpoints (match, data) VALUES (?, ?) ON CONFLICT (match) DO UPDATE SET data = excluded.data',
    ),
    past: sql('SELECT line, kept, until, traces, events FROM past WHERE match = ? ORDER BY line'),
    dropPast: sql('DELETE FROM past WHERE match = ? AND line >= ?'),
    addPast: sql('INSERT INTO past (match, line, kept, until, traces, events) VALUES (?, ?, ?, ?, ?, ?)'),
    claim: sql('INSERT INTO claims (match, seat, holder) VALUES (?, ?, ?) ON CONFLICT DO NOTHING'),
    release: sql('DELETE FROM claims WHERE match = ? AND seat = ?'),
    remove: sql('DELETE FROM matches WHERE id = ?'),
  };
}

import { CURRENT_MATCHES } from '../storage/journal-sql.ts';
import type { Database } from '../storage/sqlite.ts';

const LINK = `SELECT l.hash, m.id, l.kind, l.seat, l.used_by, l.spent FROM links l JOIN matches m ON m.key = l.match`;

/** Whether the guest ?1 holds a seat anywhere. */
export const HOLDS_SEAT = `SELECT 1 FROM claims WHERE holder = ?1
  UNION ALL SELECT 1 FROM devices WHERE holder = ?1 LIMIT 1`;

/** Everything about who holds what. */
export function peopleStatements(database: Database) {
  const sql = (text: string) => database.prepare(text);
  return {
    seatOf: sql(`SELECT seat FROM claims WHERE match = ? AND holder = ?
      UNION ALL SELECT seat FROM devices WHERE match = ? AND holder = ? LIMIT 1`),
    holders: sql(`SELECT holder FROM claims WHERE match = ? AND seat = ?
      UNION SELECT holder FROM devices WHERE match = ? AND seat = ?`),
    running: sql(`SELECT count(*) AS count FROM claims c JOIN ${CURRENT_MATCHES} m ON m.key = c.match
      WHERE c.holder = ? AND m.over = 0`),
    claims: sql('SELECT seat, holder FROM claims WHERE match = ?'),
    claim: sql('INSERT INTO claims (match, seat, holder) VALUES (?, ?, ?) ON CONFLICT DO NOTHING'),
    watch: sql('SELECT watch FROM matches WHERE id = ?'),
    setWatch: sql('UPDATE matches SET watch = ? WHERE id = ?'),
    makeLink: sql('INSERT INTO links (hash, match, kind, seat, created) VALUES (?, ?, ?, ?, ?)'),
    link: sql(`${LINK} WHERE l.hash = ?`),
    links: sql(`${LINK} WHERE l.match = ? AND l.kind = ? ORDER BY l.created`),
    useLink: sql(`UPDATE links SET used_by = ?
      WHERE hash = ? AND spent = 0 AND (used_by IS NULL OR used_by = ?)`),
    spendLink: sql('UPDATE links SET spent = 1 WHERE hash = ? AND used_by = ?'),
    unuseLink: sql('UPDATE links SET used_by = NULL WHERE hash = ?'),
    removeLink: sql('DELETE FROM links WHERE hash = ?'),
    addDevice: sql(`INSERT INTO devices (match, seat, holder, link) VALUES (?, ?, ?, ?)
      ON CONFLICT (match, holder) DO UPDATE SET seat = excluded.seat, link = excluded.link`),
    otherDevices: sql('SELECT count(*) AS count FROM devices WHERE match = ? AND seat = ? AND holder <> ?'),
    devices: sql('SELECT seat, holder, link FROM devices WHERE match = ?'),
    keepLink: sql(`INSERT INTO links (hash, match, kind, seat, created) VALUES (?, ?, 'seat', ?, ?)
      ON CONFLICT DO NOTHING`),
    release: sql('DELETE FROM claims WHERE match = ? AND seat = ?'),
    untell: sql('DELETE FROM told WHERE match = ? AND seat = ?'),
    removeSeatLinks: sql(`DELETE FROM links WHERE match = ? AND seat = ? AND kind = 'seat'`),
  };
}

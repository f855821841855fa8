import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyTo } from './copy.ts';
import { StoreError } from './errors.ts';
import { type Database, rollBack, versionOf } from './sqlite.ts';

/** How to get from the version before to the next, as SQL. Never edited once released: a change is a new one. */
export interface Migration {
  readonly version: number;
  readonly sql: string;
}

const FIRST = `
-- Small and hot: every answer updates one row of it. What is large and still lies in tables of its own.
CREATE TABLE matches (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  created INTEGER NOT NULL,
  length INTEGER NOT NULL DEFAULT 0,
  over INTEGER NOT NULL DEFAULT 0,
  touched INTEGER NOT NULL,
  watch INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX matches_by_time ON matches (created);
CREATE TABLE headers (match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE, data TEXT NOT NULL) STRICT;
CREATE TABLE lines (
  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
  n INTEGER NOT NULL,
  data TEXT NOT NULL,
  PRIMARY KEY (match, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE checkpoints (match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE, data TEXT NOT NULL) STRICT;
-- What lists show of a match that is not in memory.
CREATE TABLE statuses (match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE, data TEXT NOT NULL) STRICT;
CREATE TABLE claims (
  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
  seat TEXT NOT NULL,
  holder TEXT NOT NULL,
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX claims_by_holder ON claims (holder);
-- Invites and seat links, by the hash of their token.
CREATE TABLE links (
  hash TEXT PRIMARY KEY,
  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('invite', 'seat')),
  seat TEXT,
  created INTEGER NOT NULL,
  used_by TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX links_by_match ON links (match);
-- Devices that came in by a seat link: they hold what the claim holds, as long as the link does.
CREATE TABLE devices (
  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
  seat TEXT NOT NULL,
  holder TEXT NOT NULL,
  link TEXT NOT NULL REFERENCES links ON DELETE CASCADE,
  PRIMARY KEY (match, holder)
) STRICT, WITHOUT ROWID;
CREATE INDEX devices_by_holder ON devices (holder);
CREATE INDEX devices_by_link ON devices (link);
CREATE TABLE chat (
  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
  n INTEGER NOT NULL,
  data TEXT NOT NULL,
  PRIMARY KEY (match, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE rematches (
  match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
  next TEXT NOT NULL
) STRICT;
-- How somebody wants to be told that it is their turn.
CREATE TABLE notify (holder TEXT NOT NULL, way TEXT NOT NULL, data TEXT NOT NULL, PRIMARY KEY (holder, way)) STRICT, WITHOUT ROWID;
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;

const JOURNAL = `
-- New lines in the order they came, a row for each commit: [[match, n, over, touched, line], …]. Sorted in soon after.
CREATE TABLE journal (key INTEGER PRIMARY KEY, data TEXT NOT NULL) STRICT;
`;

const REMATCHES = `
-- A table that is deleted is nobody's rematch any more: another may be founded.
DELETE FROM rematches WHERE next NOT IN (SELECT id FROM matches);
CREATE INDEX rematches_by_next ON rematches (next);
CREATE TRIGGER rematch_deleted AFTER DELETE ON matches BEGIN DELETE FROM rematches WHERE next = OLD.id; END;
`;

const MAIL = `
-- What the link that ends mails bears; it stands in each of them.
ALTER TABLE notify ADD COLUMN stop TEXT;
UPDATE notify SET stop = substr(hex(randomblob(32)), 1, 43) WHERE way = 'mail';
CREATE UNIQUE INDEX notify_by_stop ON notify (stop);
-- Addresses that were asked whether they may be written to, by the hash of the link that says yes; without one,
-- there is nothing left to say yes to.
CREATE TABLE asked (
  address TEXT PRIMARY KEY,
  link TEXT UNIQUE,
  stop TEXT NOT NULL UNIQUE,
  holder TEXT NOT NULL,
  data TEXT NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
DELETE FROM settings WHERE name LIKE 'confirm %';
`;

const TOLD = `
-- Of which question a seat's people were told last: the one since that line of the log.
CREATE TABLE told (
  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
  seat TEXT NOT NULL,
  since INTEGER NOT NULL,
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
`;

const CHAT = `
-- Of a talk without end only the end is kept.
CREATE TRIGGER chat_kept AFTER INSERT ON chat BEGIN
  DELETE FROM chat WHERE match = NEW.match AND n <= NEW.n - 1000;
END;
`;

const CHAT_BY_TIME = `
-- The numbers of lines are times now, and far apart.
DROP TRIGGER chat_kept;
CREATE TRIGGER chat_kept AFTER INSERT ON chat BEGIN
  DELETE FROM chat WHERE match = NEW.match
    AND n <= (SELECT n FROM chat WHERE match = NEW.match ORDER BY n DESC LIMIT 1 OFFSET 1000);
END;
`;

const SPENT = `
-- An invite that has claimed a seat claims no other, not even for whoever used it.
ALTER TABLE links ADD COLUMN spent INTEGER NOT NULL DEFAULT 0;
UPDATE links SET spent = 1 WHERE used_by IS NOT NULL;
`;

const PAST = `
-- What came of the lines of a match, in parts, and its events: a match is taken up at its checkpoint without being
-- played again. A part tells of the lines from one on, and of the events from \`kept\` to \`until\`.
CREATE TABLE past (
  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
  line INTEGER NOT NULL,
  kept INTEGER NOT NULL,
  until INTEGER NOT NULL,
  traces TEXT NOT NULL,
  events TEXT NOT NULL,
  PRIMARY KEY (match, line)
) STRICT, WITHOUT ROWID;
`;

const INVITES = `
-- Of the invites to a table that were used, the last 100 are known as such.
CREATE TRIGGER invites_kept AFTER INSERT ON links WHEN NEW.kind = 'invite' BEGIN
  DELETE FROM links WHERE match = NEW.match AND kind = 'invite' AND used_by IS NOT NULL AND created <= (
    SELECT created FROM links WHERE match = NEW.match AND kind = 'invite' AND used_by IS NOT NULL
    ORDER BY created DESC LIMIT 1 OFFSET 100);
END;
`;

const DUE = `
-- Tables with clocks: when one of them does something next, if it does; and the clocks of a table that was put away, for
-- the process that did so.
CREATE TABLE due (
  match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
  at INTEGER,
  clocks TEXT,
  process TEXT
) STRICT;
CREATE INDEX due_by_time ON due (at);
-- Nobody knows it of those that are there: they are looked at once.
INSERT INTO due (match, at) SELECT m.key, m.touched FROM matches m JOIN headers h ON h.match = m.key
  WHERE m.over = 0 AND CASE WHEN json_valid(h.data) THEN h.data -> 'clock' END IS NOT NULL;
`;

export const migrations: readonly Migration[] = [
  { version: 1, sql: FIRST },
  { version: 2, sql: JOURNAL },
  { version: 3, sql: REMATCHES },
  { version: 4, sql: MAIL },
  { version: 5, sql: TOLD },
  { version: 6, sql: CHAT },
  { version: 7, sql: CHAT_BY_TIME },
  { version: 8, sql: SPENT },
  { version: 9, sql: PAST },
  { version: 10, sql: INVITES },
  { version: 11, sql: DUE },
];

interface Place {
  readonly folder: string;
  /** Nothing was there before: nothing to keep a copy of. */
  readonly isNew: boolean;
}

/** Puts a copy of what is there aside. */
function keepCopy(database: Database, folder: string, name: string): string {
  const file = join(folder, name);
  copyTo(database, file);
  return file;
}

/**
 * Carries out what is missing, after a copy of what was there has been put aside. All of it or nothing, and then no copy
 * either: whoever is started again and again must not fill the disk.
 */
export function migrate(database: Database, steps: readonly Migration[], place: Place): void {
  const now = versionOf(database);
  const newest = steps.at(-1)?.version ?? 0;
  if (now > newest)
    throw new StoreError(
      `the data in ${place.folder} were written by a newer Tavolata (version ${now} of the database; this one knows ${newest}): run that one, or restore an older backup`,
    );
  if (now === newest) return;
  const copy =
    place.isNew || now === 0
      ? undefined
      : keepCopy(database, join(place.folder, 'backups'), `before-version-${newest}-${Date.now()}.db`);
  try {
    database.exec('BEGIN IMMEDIATE');
    for (const { version, sql } of steps) if (version > now) database.exec(sql);
    database.exec(`PRAGMA user_version = ${newest}`);
    database.exec('COMMIT');
  } catch (error) {
    rollBack(database);
    if (copy) rmSync(copy, { force: true });
    throw error;
  }
}

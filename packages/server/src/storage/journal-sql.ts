/** Of each match with lines in the journal, what they make of it. In memory only, and part of every transaction. */
export const GROWN = `CREATE TEMP TABLE IF NOT EXISTS grown
  (match INTEGER PRIMARY KEY, length INTEGER NOT NULL, over INTEGER NOT NULL, touched INTEGER NOT NULL)`;

/** Lines that still lie in the journal, each as a row. */
export const JOURNAL_LINES = `
  SELECT journal.key, value ->> 0 AS match, value ->> 1 AS n, value ->> 2 AS over, value ->> 3 AS touched,
    value -> 4 AS data
  FROM journal, json_each(journal.data)`;

/** What they make of their matches: of the last line of a match everything about it is true. */
export const lastLineOf = (lines: string): string =>
  `SELECT match, max(n) + 1 AS length, over, touched FROM (${lines}) GROUP BY match`;

/** All matches as they are, with what is not sorted in yet. In the place of `matches`. */
export const CURRENT_MATCHES = `(
  SELECT m.key, m.id, m.game, m.created, coalesce(g.length, m.length) AS length, coalesce(g.over, m.over) AS over,
    coalesce(g.touched, m.touched) AS touched
  FROM matches m LEFT JOIN temp.grown g ON g.match = m.key)`;

/** The lines of the match ?1 that are where they belong. */
export const SORTED_LINES = 'SELECT n, data FROM lines WHERE match = ?1 ORDER BY n';

/** All lines of the match ?1, wherever they are. */
export const ALL_LINES = `
  SELECT n, data FROM lines WHERE match = ?1
  UNION ALL SELECT n, data FROM (${JOURNAL_LINES}) WHERE match = ?1
  ORDER BY n`;

/** Lines that still lie in the journal, each as a row. */
export const UNSORTED = `
  SELECT value ->> 0 AS match, value ->> 1 AS n, value ->> 2 AS over, value ->> 3 AS touched, value -> 4 AS data
  FROM journal, json_each(journal.data)`;

/** What they make of their matches: of the last line of a match everything about it is true. */
export const grownBy = (lines: string): string =>
  `SELECT match, max(n) + 1 AS length, over, touched FROM (${lines}) GROUP BY match`;

/** All matches as they are, with what is not sorted in yet. In the place of `matches`. */
export const MATCHES = `(
  SELECT m.key, m.id, m.game, m.created, coalesce(g.length, m.length) AS length, coalesce(g.over, m.over) AS over,
    coalesce(g.touched, m.touched) AS touched
  FROM matches m LEFT JOIN (${grownBy(UNSORTED)}) g ON g.match = m.key)`;

/** All lines of the match ?1, wherever they are. */
export const LINES = `
  SELECT n, data FROM lines WHERE match = ?1
  UNION ALL SELECT n, data FROM (${UNSORTED}) WHERE match = ?1
  ORDER BY n`;

import { ONLOOKER, type Viewer } from '@tavolata/kernel';
import { canonicalJson, Match } from '@tavolata/kernel/match';
import { describe, expect, test } from 'vitest';
import { box, played, positions, type RandomMatch } from './play.ts';

describe('equal seeds give equal matches', () => {
  /** A change here means that old matches play out differently: see to their migration, then write the new ones down. */
  test('and the same ones as ever', () => {
    const golden = [0, 1, 2, 50, 97].map(n => {
      const match = played('golden', n);
      return `${match.length} decisions, ${match.result?.reason}, ${match.digest()}`;
    });
    expect(golden).toMatchInlineSnapshot(`
      [
        "146 decisions, last-boss, 4098621c40f6419f",
        "291 decisions, last-boss, ca542b0d2f0d638b",
        "912 decisions, last-boss, 11d659b62c3adbf4",
        "1195 decisions, epic-deck-empty, d64f27a33516e00a",
        "509 decisions, all-fell, e5654627ceba50a7",
      ]
    `);
  });

  test.for([3, 4, 5])('match %i twice, and once more from its log', n => {
    const [one, other] = [played('twice', n), played('twice', n)];
    expect(one.digest()).toBe(other.digest());
    expect(canonicalJson(one.events)).toBe(canonicalJson(other.events));
    const replayed = Match.replay(box, one.setup, one.secret, one.log);
    expect(replayed.digest()).toBe(one.digest());
    expect(canonicalJson(replayed.events)).toBe(canonicalJson(one.events));
  });
});

const viewers = (match: RandomMatch): Viewer[] => [...match.setup.seats, ONLOOKER];
const viewsOf = (match: RandomMatch): string =>
  canonicalJson(viewers(match).map(viewer => match.viewStateFor(viewer)));

describe('undo', () => {
  test.for([0, 16, 20])('from the end of match %i to its beginning, decision by decision', n => {
    const digests: string[] = [];
    const views: string[] = [];
    const asked: (string | undefined)[] = [];
    let match: RandomMatch | undefined;
    for (match of positions('undo', n)) {
      digests.push(match.digest());
      views.push(viewsOf(match));
      asked.push(match.questions[0]?.prompt);
    }
    if (!match) throw new Error('a match has at least one decision');
    expect(digests).toHaveLength(match.length);
    for (let to = match.length - 1; to >= 0; to--) {
      const free = match.isFreeToUndo(to);
      const before = match.state.core.chance.epoch;
      expect(match.undo(to, 'a')).toBeUndefined();
      if (free && before === 0) expect(match.digest(), `undo ${n} at ${to}`).toBe(digests[to]);
      expect(viewsOf(match), `undo ${n} at ${to}`).toBe(views[to]);
      expect(match.questions[0]?.prompt).toBe(asked[to]);
    }
    const replayed = Match.replay(box, match.setup, match.secret, match.log);
    expect(replayed.digest()).toBe(match.digest());
  });
});

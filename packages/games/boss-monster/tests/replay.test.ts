import { canonical, Match, ONLOOKER, type Viewer } from '@tavolata/kernel';
import { describe, expect, test } from 'vitest';
import { bossMonster } from '../src/index.ts';
import { played, positions, type RandomMatch } from './play.ts';

describe('equal seeds give equal matches', () => {
  /** A change here means that old matches play out differently: see to their migration, then write the new ones down. */
  test('and the same ones as ever', () => {
    const golden = [0, 1, 2, 50, 97].map(n => {
      const match = played('golden', n);
      return `${match.length} decisions, ${match.result?.reason}, ${match.digest()}`;
    });
    expect(golden).toMatchInlineSnapshot(`
      [
        "182 decisions, last-boss, ef597726ac0ccd42",
        "393 decisions, all-fell, 82fad8546f69d974",
        "754 decisions, last-boss, 6624a6aefa89b02a",
        "1172 decisions, epic-deck-empty, 7e102d19bbc985f0",
        "487 decisions, all-fell, c15e84411f0d7194",
      ]
    `);
  });

  test.for([3, 4, 5])('match %i twice, and once more from its log', n => {
    const [one, other] = [played('twice', n), played('twice', n)];
    expect(one.digest()).toBe(other.digest());
    expect(canonical(one.events)).toBe(canonical(other.events));
    const replayed = Match.replay(bossMonster, one.setup, one.secret, one.log);
    expect(replayed.digest()).toBe(one.digest());
    expect(canonical(replayed.events)).toBe(canonical(one.events));
  });
});

const viewers = (match: RandomMatch): Viewer[] => [...match.setup.seats, ONLOOKER];
const viewsOf = (match: RandomMatch): string => canonical(viewers(match).map(viewer => match.view(viewer)));

describe('undo', () => {
  test.for([0, 16, 20])('from the end of match %i to its beginning, decision by decision', n => {
    const digests: string[] = [];
    const views: string[] = [];
    const asked: (string | undefined)[] = [];
    let match: RandomMatch | undefined;
    for (match of positions('undo', n)) {
      digests.push(match.digest());
      views.push(viewsOf(match));
      asked.push(match.asks[0]?.prompt);
    }
    if (!match) throw new Error('a match has at least one decision');
    expect(digests).toHaveLength(match.length);
    for (let to = match.length - 1; to >= 0; to--) {
      const free = match.isFreeToUndo(to);
      const before = match.state.core.chance.epoch;
      expect(match.undo(to, 'a')).toBeUndefined();
      if (free && before === 0) expect(match.digest(), `undo ${n} at ${to}`).toBe(digests[to]);
      expect(viewsOf(match), `undo ${n} at ${to}`).toBe(views[to]);
      expect(match.asks[0]?.prompt).toBe(asked[to]);
    }
    const replayed = Match.replay(bossMonster, match.setup, match.secret, match.log);
    expect(replayed.digest()).toBe(match.digest());
  });
});

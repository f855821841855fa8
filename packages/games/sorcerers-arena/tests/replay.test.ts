import { canonical, KeyedChance, keyOf, Match } from '@tavolata/kernel';
import { anyPick } from '@tavolata/kernel/laws';
import { describe, expect, test } from 'vitest';
import { sorcerersArena } from '../src/index.ts';
import { planOf } from './plans.ts';

/** The nth random match of a series, played to its end. */
function played(series: string, n: number) {
  const secret = { key: keyOf(`${series} ${n}`), salt: keyOf(`${series} ${n} salt`) };
  const match = Match.start(sorcerersArena, planOf(series, n, 1).setup, secret);
  const chance = new KeyedChance(keyOf(`${series} ${n} picks`));
  const mark = { epoch: 0, drawn: 0 };
  while (!match.result) {
    const ask = match.asks[0];
    if (!ask) throw new Error(`${series} ${n}: nobody is asked and nobody has won`);
    const pick = anyPick(ask, below => chance.int(mark, below));
    const rejection = match.answer(ask.seat, pick);
    if (rejection) throw new Error(`${series} ${n}: ${JSON.stringify(rejection)}`);
  }
  return match;
}

describe('equal seeds give equal matches', () => {
  /** A change here means that old matches play out differently: see to their migration, then write the new ones down. */
  test('and the same ones as ever, in every chapter and with four', () => {
    const golden = [0, 1, 2, 3, 4, 5].map(n => {
      const match = played('golden', n);
      return `${match.length} decisions, ${match.result?.reason}, ${match.digest()}`;
    });
    expect(golden).toMatchInlineSnapshot(`
      [
        "116 decisions, equal-score, 9cb373daefdca421",
        "203 decisions, most-vp, b53dc9933f25226b",
        "238 decisions, most-vp, 9e162c558d12acfe",
        "243 decisions, most-vp, cf28fd1e9c5e14de",
        "277 decisions, most-vp, bd627556db77e8c0",
        "311 decisions, most-vp, 626438a4f5c16945",
      ]
    `);
  });

  test.for([6, 9, 11])('match %i twice, and once more from its log', n => {
    const [one, other] = [played('twice', n), played('twice', n)];
    expect(one.digest()).toBe(other.digest());
    const replayed = Match.replay(sorcerersArena, one.setup, one.secret, one.log);
    expect(replayed.digest()).toBe(one.digest());
    expect(canonical(replayed.events)).toBe(canonical(one.events));
  });
});

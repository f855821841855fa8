import { anyPick } from '@tavolata/kernel/laws';
import { canonicalJson, KeyedChance, keyOf, Match } from '@tavolata/kernel/match';
import { describe, expect, test } from 'vitest';
import { sorcerersArena } from '../src/index.ts';
import { planOf } from './plans.ts';

/** The game as it lies in its box: a card of ours would have every match play out differently. */
const box = { ...sorcerersArena, defs: sorcerersArena.defs.filter(def => !('extra' in def)) };

/** The nth random match of a series, played to its end. */
function played(series: string, n: number) {
  const secret = { key: keyOf(`${series} ${n}`), salt: keyOf(`${series} ${n} salt`) };
  const match = Match.start(box, planOf(series, n, 1).setup, secret);
  const chance = new KeyedChance(keyOf(`${series} ${n} picks`));
  const mark = { epoch: 0, drawn: 0 };
  while (!match.result) {
    const question = match.questions[0];
    if (!question) throw new Error(`${series} ${n}: nobody is asked and nobody has won`);
    const pick = anyPick(question, below => chance.int(mark, below));
    const rejection = match.answer(question.seat, pick);
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
        "140 decisions, most-vp, 60a57fa4b27946f8",
        "221 decisions, most-vp, 9a3b1b0cba47a5a7",
        "222 decisions, most-vp, 445e73806f70cb88",
        "215 decisions, most-vp, ec45815c423b2af5",
        "321 decisions, most-vp, be279e7764d3af6a",
        "324 decisions, most-vp, 0c835bca6ac17040",
      ]
    `);
  });

  test.for([6, 9, 11])('match %i twice, and once more from its log', n => {
    const [one, other] = [played('twice', n), played('twice', n)];
    expect(one.digest()).toBe(other.digest());
    const replayed = Match.replay(box, one.setup, one.secret, one.log);
    expect(replayed.digest()).toBe(one.digest());
    expect(canonicalJson(replayed.events)).toBe(canonicalJson(one.events));
  });
});

import { anyPick } from '@tavolata/kernel/laws';
import { KeyedChance, keyOf, Match } from '@tavolata/kernel/match';
import { bossMonster } from '../src/index.ts';
import { planOf } from './plans.ts';

export type RandomMatch = ReturnType<typeof start>;

/** The game as it lies in its box: a card of ours would have every match play out differently. */
export const box = { ...bossMonster, defs: bossMonster.defs.filter(def => !('extra' in def)) };

const start = (series: string, n: number) =>
  Match.start(box, planOf(series, n, 1).setup, {
    key: keyOf(`${series} ${n}`),
    salt: keyOf(`${series} ${n} salt`),
  });

/** The nth random match of a series, stopping before every decision. */
export function* positions(series: string, n: number): Generator<RandomMatch> {
  const match = start(series, n);
  const chance = new KeyedChance(keyOf(`${series} ${n} picks`));
  const mark = { epoch: 0, drawn: 0 };
  while (!match.result) {
    yield match;
    const question = match.questions[0];
    if (!question) throw new Error(`${series} ${n}: nobody is asked and nobody has won`);
    const rejection = match.answer(
      question.seat,
      anyPick(question, below => chance.int(mark, below)),
    );
    if (rejection) throw new Error(`${series} ${n}: ${JSON.stringify(rejection)}`);
  }
}

/** The same, played to the end. */
export function played(series: string, n: number): RandomMatch {
  let last: RandomMatch | undefined;
  for (const match of positions(series, n)) last = match;
  if (!last) throw new Error('a match has at least one decision');
  return last;
}

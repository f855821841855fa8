import { KeyedChance, keyOf, Match } from '@tavolata/kernel';
import { anyPick } from '@tavolata/kernel/laws';
import { bossMonster } from '../src/index.ts';
import { planOf } from './plans.ts';

export type RandomMatch = ReturnType<typeof start>;

const start = (series: string, n: number) =>
  Match.start(bossMonster, planOf(series, n, 1).setup, {
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
    const ask = match.asks[0];
    if (!ask) throw new Error(`${series} ${n}: nobody is asked and nobody has won`);
    const rejection = match.answer(
      ask.seat,
      anyPick(ask, below => chance.int(mark, below)),
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Question } from '@tavolata/kernel';
import { anyPick } from '@tavolata/kernel/laws';
import { KeyedChance, keyOf, Match } from '@tavolata/kernel/match';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { sorcerersArena } from '../src/index.ts';
import { planOf } from './plans.ts';

const ledger: { rules: { id: string; mode?: string }[] } = parse(
  readFileSync(join(import.meta.dirname, '../rules.yaml'), 'utf8'),
);
const modes = new Map(ledger.rules.map(({ id, mode }) => [id, mode]));

/** `team`, `(chapter-3 or chapter-4) and not team`: all of several, each any of several. */
const holds = (mode: string, now: readonly string[]): boolean =>
  mode.split(' and ').every(part =>
    part
      .replace(/[()]/g, '')
      .split(' or ')
      .some(word => (word.startsWith('not ') ? !now.includes(word.slice(4)) : now.includes(word))),
  );

/** What a question cites, and what it refuses by. */
const citedBy = ({ rule, prompt, denied = [] }: Question): (readonly [string, string])[] => [
  ...(rule === undefined ? [] : [[rule, prompt] as const]),
  ...denied.map(each => [each.rule, `${prompt}: ${each.reason}`] as const),
];

/** Rules cited in the nth random match that do not hold in it. */
function strangers(n: number): string[] {
  const { setup } = planOf('cited', n, 1);
  const now = [String(setup.options.chapter), ...(setup.seats.length > 2 ? ['team'] : [])];
  const match = Match.start(sorcerersArena, setup, {
    key: keyOf(`cited ${n}`),
    salt: keyOf(`cited ${n} salt`),
  });
  const chance = new KeyedChance(keyOf(`cited ${n} picks`));
  const mark = { epoch: 0, drawn: 0 };
  const cited = new Map<string, string>();
  while (!match.result) {
    const question = match.questions[0] as Question;
    for (const [rule, where] of citedBy(question)) cited.set(rule, where);
    match.answer(
      question.seat,
      anyPick(question, below => chance.int(mark, below)),
    );
  }
  cited.set(match.result.rule, `result ${match.result.reason}`);
  return [...cited].flatMap(([rule, where]) => {
    const mode = modes.get(rule);
    return mode === undefined || holds(mode, now) ? [] : [`${rule} (${where}) in ${now.join(', ')}`];
  });
}

test('every rule that is cited holds in the match it is cited in', () => {
  const found = Array.from({ length: 36 }, (_, n) => strangers(n)).flat();
  expect([...new Set(found)]).toEqual([]);
});

import { playOn, type Question } from '@tavolata/kernel';
import { anyPick } from '@tavolata/kernel/laws';
import { KeyedChance, keyOf, Match } from '@tavolata/kernel/match';
import { expect, test } from 'vitest';
import type { SpaceName } from '../src/defs.ts';
import { type Forecast, forecast, paragraphNow, sorcerersArena } from '../src/index.ts';
import { occupant } from '../src/verbs/board.ts';
import { planOf } from './plans.ts';

type AMatch = ReturnType<typeof start>;
const start = (n: number) =>
  Match.start(sorcerersArena, planOf('forecast', n, 1).setup, {
    key: keyOf(`forecast ${n}`),
    salt: keyOf(`forecast ${n} salt`),
  });

interface Foretold extends Forecast {
  readonly name: string;
  readonly before: number;
}

/** What the page would say about the target that is about to be chosen. */
function foretell(match: AMatch, question: Question, pick: number): Foretold | undefined {
  const g = playOn(sorcerersArena, match.viewStateFor(question.seat));
  const paragraph = paragraphNow(g);
  const place = 'options' in question ? question.options[pick]?.place : undefined;
  const to = place === undefined ? undefined : occupant(g, place as SpaceName);
  const self = g.state.resolving?.by;
  const who = to === undefined ? undefined : g.state.row[to];
  if (!paragraph || to === undefined || self === undefined || !who) return undefined;
  return { ...forecast(g, self, to, paragraph), name: who.name, before: who.hp };
}

/** Plays on until the paragraph is over: what really became of the target. */
function becomes(match: AMatch, { name }: Foretold, events: number) {
  const happened = match.events.slice(events);
  const of = (type: string) =>
    happened.find(event => event.type === type && event.params.character === name)?.params;
  return {
    damage: of('damaged')?.amount ?? 0,
    recovers: of('recovered')?.amount ?? 0,
    ko: of('ko') !== undefined,
  };
}

/** A match in which every direct choice is foretold, then compared with what happens. */
function compare(n: number): number {
  const match = start(n);
  const chance = new KeyedChance(keyOf(`forecast ${n} picks`));
  const mark = { epoch: 0, drawn: 0 };
  let compared = 0;
  while (!match.result) {
    const question = match.questions[0] as Question;
    const pick = anyPick(question, below => chance.int(mark, below));
    const told = question.prompt === 'choose-target' ? foretell(match, question, pick as number) : undefined;
    const events = match.events.length;
    expect(match.answer(question.seat, pick)).toBeUndefined();
    // A Stealthy rival is paid for first, and a revealed card may change everything.
    if (!told || told.exiles || told.hangsOnReveal) continue;
    const { damage, recovers, ko } = told;
    expect(becomes(match, told, events), `match ${n}: ${told.name}`).toEqual({ damage, recovers, ko });
    expect(told.hp).toBe(Math.max(0, told.before - damage) + recovers);
    compared++;
  }
  return compared;
}

test('what is told before a target is confirmed is what happens', () => {
  let compared = 0;
  for (let n = 0; n < 24; n++) compared += compare(n);
  expect(compared).toBeGreaterThan(100);
});

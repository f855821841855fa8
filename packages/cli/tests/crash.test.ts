import { playOn } from '@tavolata/kernel';
import { describe, expect, test } from 'vitest';
import { contextOf, plainBoard } from '../src/boards/board.ts';
import { type Registered, registered } from '../src/registry.ts';
import { isReport, playReport } from '../src/scenario/report.ts';
import { crashReport } from '../src/simulate/crash.ts';
import { playOne } from '../src/simulate/match.ts';
import type { Plan } from '../src/simulate/plan.ts';
import { emptyTally } from '../src/simulate/tally.ts';
import { voiceFor } from '../src/speech.ts';
import { walkOf } from './walk.ts';

/** A walk of ten steps over a bridge; a broken one gives way when a die shows a six. */
function bridge(broken: boolean): Registered {
  const game = walkOf(10, g => {
    if (g.die() === 6 && broken) throw new Error('the bridge gave way');
  });
  return registered(game, { texts: { it: {}, en: {} }, rules: {}, played: [], board: plainBoard });
}

const plan: Plan = {
  game: 'walk',
  options: {},
  seed: 'x',
  games: 20,
  bots: ['random', 'normal'],
  rotate: false,
};

function crashesOf(one: Registered): number[] {
  const tally = emptyTally();
  for (let n = 0; n < plan.games; n++) playOne(one, plan, n, tally);
  expect(tally.finished + tally.crashed).toBe(plan.games);
  return tally.crashes;
}

describe('a match that crashes', () => {
  const crashes = crashesOf(bridge(true));

  test('is counted, and the others go on', () => {
    expect(crashes.length).toBeGreaterThan(5);
    expect(crashes.length).toBeLessThan(20);
    expect(crashesOf(bridge(false))).toEqual([]);
  });

  test('leaves a report that crashes again, until the rules are mended', () => {
    const report: unknown = JSON.parse(JSON.stringify(crashReport(bridge(true), plan, crashes[0] as number)));
    if (!isReport(report)) throw new Error('that is no report');
    expect(report.error).toContain('the bridge gave way');
    const [difference] = playReport(bridge(true), report);
    expect(difference?.got).toContain('the bridge gave way');
    expect(playReport(bridge(false), report)).toEqual([]);
  });
});

test('a game nobody has drawn is outlined', () => {
  const { game } = bridge(false);
  const g = playOn(game, game.create({ seats: ['a', 'b'], options: {} }));
  expect(plainBoard(contextOf(g, voiceFor(undefined, 'en', {})))).toEqual([
    'steps: 0',
    'seats:',
    '  a:',
    '    on: bridge',
    'list: 1 "x"',
  ]);
});

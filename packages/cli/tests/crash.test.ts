import { choose, cloneCore, emptyCore, type Game, playOn, type State } from '@tavolata/kernel';
import { describe, expect, test } from 'vitest';
import { contextOf, plainBoard } from '../src/boards/board.ts';
import { type Registered, registered } from '../src/registry.ts';
import { isReport, playReport } from '../src/scenario/report.ts';
import { crashReport } from '../src/simulate/crash.ts';
import { playOne } from '../src/simulate/match.ts';
import type { Plan } from '../src/simulate/plan.ts';
import { emptyTally } from '../src/simulate/tally.ts';
import { voiceFor } from '../src/speech.ts';

interface Walk extends State {
  steps: number;
}

/** A walk of ten steps over a bridge; a broken one gives way when a die shows a six. */
function bridge(broken: boolean): Registered {
  const game: Game<Walk> = {
    slug: 'bridge',
    version: '1',
    schema: 1,
    players: { min: 2, max: 2 },
    options: {},
    defs: [],
    blanks: [],
    zones: {},
    create: ({ seats }) => ({ core: emptyCore(seats), steps: 0 }),
    deal() {},
    *step(g) {
      yield* choose(g, 'a', 'go', ['left', 'right']);
      if (g.die() === 6 && broken) throw new Error('the bridge gave way');
      if (++g.state.steps === 10)
        g.finish({ how: 'ranking', winners: ['a'], order: [['a'], ['b']], reason: 'over', rule: 'BR-A-01' });
    },
    leave() {},
    clone: state => ({ core: cloneCore(state.core), steps: state.steps }),
    sums: () => ({}),
    glance: ({ state }) => ({ steps: state.steps, seats: { a: { on: 'bridge' } }, list: [1, 'x'] }),
    arrange() {},
    judge: { value: () => 0, advise: (_, ask) => [{ pick: ask.fallback, worth: 0 }] },
  };
  return registered(game, { texts: { it: {}, en: {} }, rules: {}, played: [], board: plainBoard });
}

const plan: Plan = {
  game: 'bridge',
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

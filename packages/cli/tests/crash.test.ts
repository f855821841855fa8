import { choose, playOn } from '@tavolata/kernel';
import { keyOf, Match } from '@tavolata/kernel/match';
import {
  isProblem,
  ManualClock,
  MemoryReports,
  MemoryStorage,
  type SeatSnapshot,
  SeededEntropy,
  Table,
} from '@tavolata/table';
import { describe, expect, test } from 'vitest';
import { contextOf, plainTerminal } from '../src/plain-terminal.ts';
import { type Registered, registered } from '../src/registry.ts';
import { hasSecret, isReport, playReport, type SavedReport } from '../src/scenario/report.ts';
import { playOne } from '../src/simulate/match.ts';
import type { SimulationPlan } from '../src/simulate/plan.ts';
import { playAgain } from '../src/simulate/play-again.ts';
import { emptyTally } from '../src/simulate/tally.ts';
import { voiceFor } from '../src/speech.ts';
import { walkOf } from './walk.ts';

/** A walk of ten steps over a bridge; a broken one gives way on the left when a die shows a six. */
function bridge(broken: boolean): Registered {
  const walk = walkOf(10, (g, way) => {
    if (g.die() === 6 && way === 'left' && broken) throw new Error('the bridge gave way');
  });
  const game: typeof walk = {
    ...walk,
    *step(g) {
      // There is no choice here, so nobody's chance may hang on it.
      yield* choose(g, 'a', 'look', ['ahead']);
      yield* walk.step(g);
    },
  };
  return registered(game, { texts: { it: {}, en: {} }, rules: {} });
}

const plan: SimulationPlan = {
  game: 'walk',
  options: {},
  seed: 'x',
  first: 0,
  games: 20,
  bots: ['random', 'normal'],
  rotate: false,
};

function crashesOf(one: Registered): number[] {
  const tally = emptyTally();
  for (let n = 0; n < plan.games; n++) playOne(one, plan, n, tally);
  expect(tally.finished + tally.crashes.length).toBe(plan.games);
  return tally.crashes;
}

test('a match that goes on for ever is known by its number', () => {
  const { game, ...parts } = bridge(false);
  const tally = emptyTally();
  playOne({ ...parts, game: { ...game, maxSteps: 5 } }, plan, 7, tally);
  expect(tally).toMatchObject({ finished: 0, crashes: [], stalls: [7] });
});

describe('a match that crashes', () => {
  const crashes = crashesOf(bridge(true));

  test('is counted, and the others go on', () => {
    expect(crashes.length).toBeGreaterThan(5);
    expect(crashes.length).toBeLessThan(20);
    expect(crashesOf(bridge(false))).toEqual([]);
  });

  test('leaves a report that crashes again, until the rules are mended', () => {
    for (const n of crashes) expectToCrashUntilMended(filed(playAgain(bridge(true), plan, n).crash));
  });

  test('at a table leaves such a report too', async () => {
    expectToCrashUntilMended(filed(await crashAtTable(bridge(true))));
  });

  test('after an undo that changed the dice leaves such a report too', () => {
    const report = filed(crashAfterUndo(bridge(true)));
    expect(report.deeds.map(({ t }) => t)).toEqual(['answer', 'rekey', 'answer']);
    expectToCrashUntilMended(report);
  });
});

/** A report as it is read from its file. */
function filed(report: unknown): SavedReport {
  const read: unknown = JSON.parse(JSON.stringify(report));
  if (!isReport(read) || !hasSecret(read)) throw new Error('that is no report');
  return read;
}

function expectToCrashUntilMended(report: SavedReport): void {
  const [difference] = playReport(bridge(true), report);
  expect(difference?.got).toContain('the bridge gave way');
  expect(playReport(bridge(false), report)).toEqual([]);
}

/** Somebody walks until the bridge gives way. */
async function crashAtTable({ game }: Registered): Promise<unknown> {
  const reports = new MemoryReports();
  const ports = {
    storage: new MemoryStorage(),
    clock: new ManualClock(0),
    entropy: new SeededEntropy('walk'),
    reports,
  };
  const table = await Table.create(
    game,
    {
      id: 'walk',
      setup: { seats: ['a', 'b'], options: {} },
      seats: { a: { who: 'person', name: 'Ada' }, b: { who: 'person', name: 'Bruno' } },
    },
    ports,
  );
  if (isProblem(table)) throw new Error(table.code);
  let snapshot: SeatSnapshot | undefined;
  table.subscribe('a', update => {
    snapshot = update.snapshot;
  });
  await table.start();
  for (let n = 1; n <= 20 && reports.stored.length === 0; n++) {
    const question = snapshot?.asked?.question;
    const last = question && 'options' in question ? question.options.length - 1 : 0;
    await table.command('a', { n, do: 'answer', q: snapshot?.asked?.q, pick: last });
    await table.idle();
  }
  const [stored] = reports.stored;
  return stored?.report.kind === 'crash' ? stored.report.report : undefined;
}

/** The first step holds; once it is taken back and the dice are others, it does not. */
function crashAfterUndo({ game }: Registered): unknown {
  for (let seed = 0; seed < 100; seed++) {
    const secret = { key: keyOf(`undo ${seed}`), salt: keyOf('salt') };
    const match = Match.start(game, { seats: ['a', 'b'], options: {} }, secret);
    match.answer('a', 0);
    if (match.answer('a', 1)) continue;
    match.undo(1, 'a');
    const rejection = match.answer('a', 1);
    if (rejection && 'report' in rejection) return { ...rejection.report, secret };
  }
  return undefined;
}

test('a game nobody has drawn is outlined', () => {
  const { game } = bridge(false);
  const g = playOn(game, game.create({ seats: ['a', 'b'], options: {} }));
  expect(plainTerminal.board(contextOf(g, voiceFor(undefined, 'en', {})))).toEqual([
    'steps: 0',
    'seats:',
    '  a:',
    '    on: bridge',
    'list: 1 "x"',
  ]);
});

import type { MatchReport } from '@tavolata/kernel/terminal';
import { describe, expect, test } from 'vitest';
import { games } from '../generated/games.ts';
import { registered, reportOf } from '../src/registry.ts';
import { figureLines, figures } from '../src/simulate/figures.ts';
import { addFindings, emptyFindings, type Findings, notesIn } from '../src/simulate/findings.ts';
import { playOne } from '../src/simulate/match.ts';
import type { SimulationPlan } from '../src/simulate/plan.ts';
import { emptyTally } from '../src/simulate/tally.ts';
import { cli, json } from './cli.ts';
import { type Walk, walkOf } from './walk.ts';

/** Three steps, each to the left, since the judgement says so. */
const walk = walkOf(3, (g, way) => g.emit('stepped', { way }));

const ways: MatchReport<Walk> = {
  shares: ['ways', 'winners'],
  numbers: ['events', 'steps'],
  watch(notes) {
    let events = 0;
    return {
      event(_g, type) {
        if (type === 'stepped') events++;
      },
      answer(_view, question, pick) {
        if (question.kind !== 'pick') return;
        for (const [i, { key }] of question.options.entries()) notes.share('ways', key, i === pick);
      },
      end({ state }, { winners }) {
        for (const seat of state.core.seats) notes.share('winners', seat, winners.includes(seat));
        notes.number('events', events);
        notes.number('steps', state.steps);
      },
    };
  },
};

const plan: SimulationPlan = {
  game: 'walk',
  options: {},
  seed: 'x',
  first: 0,
  games: 2,
  bots: ['normal', 'random'],
  rotate: false,
};
const walking = registered(walk, {
  texts: { it: {}, en: {} },
  rules: {},
  terminal: { played: [], board: () => [], reports: { ways } },
});

function played(of: SimulationPlan): Findings {
  const tally = emptyTally();
  for (let n = 0; n < of.games; n++) playOne(walking, of, n, tally);
  expect(tally.finished).toBe(of.games);
  return tally.findings;
}

describe('a report', () => {
  test('looks on at every event, every choice and the end of each match', () => {
    expect(played({ ...plan, report: 'ways' })).toEqual({
      shares: {
        ways: { left: { of: 6, was: 6 }, right: { of: 6, was: 0 } },
        winners: { a: { of: 2, was: 2 }, b: { of: 2, was: 0 } },
      },
      numbers: { events: { 3: 2 }, steps: { 3: 2 } },
    });
  });

  test('costs nothing when none is asked for', () => {
    expect(played(plan)).toEqual(emptyFindings());
  });

  test('that a game does not have is wrong usage', async () => {
    expect(() => reportOf(walking, 'luck')).toThrow('walk has no report "luck"; it has: ways');
    expect((await cli(['simulate', 'boss-monster', '--report', 'luck'])).code).toBe(2);
  });

  test('is the same whatever the jobs', async () => {
    const run = ['simulate', 'sorcerers-arena', '--games', '6', '--bots', 'random', '--report', 'balance'];
    const [one, two] = await Promise.all(['1', '2'].map(jobs => json([...run, '--jobs', jobs])));
    expect(one?.code).toBe(0);
    expect(one?.document.report).toMatchObject({ name: 'balance', numbers: { rounds: { of: 6 } } });
    expect(two?.document.report).toEqual(one?.document.report);
  });

  test('tells people what every group is called', async () => {
    for (const { terminal, texts } of games)
      for (const [name, { shares, numbers }] of Object.entries(terminal.reports ?? {}))
        for (const group of [...shares, ...numbers])
          expect(texts.en).toHaveProperty([`report.${name}.${group}`]);
    const run = ['simulate', 'sorcerers-arena', '--games', '3', '--bots', 'random', '--report', 'balance'];
    const { out } = await cli(run);
    expect(out).toMatch(/of \d+ +Sulley/);
    expect(out).toMatch(/^rounds: median \d+, four in five from \d+ to \d+, mean \d+\.\d$/m);
  });
});

describe('findings', () => {
  const once = (): Findings => {
    const findings = emptyFindings();
    const notes = notesIn(findings);
    notes.share('ways', 'left', true);
    notes.share('ways', 'left', 0.5);
    notes.share('ways', 'right', false);
    for (const value of [1, 2, 2, 9]) notes.number('steps', value);
    return findings;
  };

  test('parts add up to the whole', () => {
    const sum = emptyFindings();
    addFindings(sum, once());
    addFindings(sum, once());
    expect(sum).toEqual({
      shares: { ways: { left: { of: 4, was: 3 }, right: { of: 2, was: 0 } } },
      numbers: { steps: { 1: 2, 2: 4, 9: 2 } },
    });
  });

  test('become shares, most first, and medians; a group nobody noted is left out', () => {
    const found = figures(ways as unknown as MatchReport, once());
    expect(found.shares.ways).toEqual({
      left: { of: 2, was: 1.5, share: 0.75, low: 0.198, high: 0.973 },
      right: { of: 1, was: 0, share: 0, low: 0, high: 0.793 },
    });
    expect(Object.keys(found.shares.ways ?? {})).toEqual(['left', 'right']);
    expect(found.numbers).toEqual({ steps: { of: 4, median: 2, low: 1, high: 9, mean: 3.5 } });
    const words = { heading: (group: string) => `the ${group}`, nameOf: (id: string) => id };
    expect(figureLines(ways as unknown as MatchReport, once(), words)[0]).toBe('the ways:');
  });
});

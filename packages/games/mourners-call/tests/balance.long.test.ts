import { belowOf, bots } from '@tavolata/bots';
import {
  type CardId,
  KeyedChance,
  keyOf,
  playOn,
  Run,
  type Seat,
  see,
  seeAsk,
  setupFor,
} from '@tavolata/kernel';
import { expect, test } from 'vitest';
import { type MotiveDef, mournersCall, type Scoring } from '../src/index.ts';

const MATCHES = 200;
/** Counts of something that could happen, and of how often it did. */
type Rates = Map<string, { could: number; did: number }>;

interface Balance {
  readonly rounds: number[];
  readonly seats: Rates;
  /** Motives that bring at least half their most. */
  readonly motives: Rates;
  /** Court cards played, and locations entered, where that was on offer. */
  readonly used: Rates;
}

function count(rates: Rates, name: string, did: boolean): void {
  const rate = rates.get(name) ?? { could: 0, did: 0 };
  rates.set(name, { could: rate.could + 1, did: rate.did + (did ? 1 : 0) });
}

const mostOf = ({ atMost, points = 0, levels = [] }: Scoring): number =>
  atMost ?? Math.max(points, ...levels.map(level => level.points));

/** Plays one match with the heuristic in every seat. */
function playOne(players: number, n: number, { rounds, seats, motives, used }: Balance): void {
  const run = Run.start(
    mournersCall,
    setupFor(mournersCall, players),
    new KeyedChance(keyOf(`balance ${n}`)),
    {
      sink: (g, type, { motive, bonus }) => {
        if (type !== 'scored') return;
        const { id, scores } = g.def(motive as CardId) as unknown as MotiveDef;
        count(motives, id, Number(bonus) >= mostOf(scores) / 2);
      },
    },
  );
  const below = belowOf(`balance ${n}`);
  while (!run.over) {
    const picks = run.asks.map(open => {
      const { state, rename } = see(mournersCall, run.state, open.seat);
      const [g, ask] = [playOn(mournersCall, state), seeAsk(open, rename)];
      const pick = bots.normal.choose(g, ask, below);
      if (ask.kind !== 'pick' || !['act', 'move-to'].includes(ask.prompt)) return pick;
      const names = ask.options.map(({ key, card, place }) =>
        key === 'play' && card !== undefined ? g.def(card).id : key === 'place' ? place : undefined,
      );
      for (const name of new Set(names)) if (name) count(used, name, names[pick as number] === name);
      return pick;
    });
    run.answer(...picks);
  }
  rounds.push(run.state.round);
  for (const seat of run.state.core.seats)
    count(seats, seat, run.state.core.result?.winners.includes(seat as Seat) ?? false);
}

const shares = (rates: Rates): Record<string, number> =>
  Object.fromEntries(
    [...rates].sort().map(([name, { could, did }]) => [name, Math.round((100 * did) / could)]),
  );

test.each([2, 3, 4, 5])('heuristics in all %i seats: rounds, seats and use', players => {
  const balance: Balance = { rounds: [], seats: new Map(), motives: new Map(), used: new Map() };
  for (let n = 0; n < MATCHES; n++) playOne(players, n, balance);
  const { rounds, seats, motives, used } = balance;
  const median = rounds.sort((x, y) => x - y)[MATCHES >> 1];
  console.info({ players, median, seats: shares(seats), motives: shares(motives), used: shares(used) });
  expect(median).toBeGreaterThanOrEqual(3);
  expect(median).toBeLessThanOrEqual(6);
  // Chance alone moves the share of a seat by 7 points, twice its deviation over so many matches.
  for (const share of Object.values(shares(seats)))
    expect(Math.abs(share - 100 / players)).toBeLessThan(6 + 7);
  for (const [name, share] of Object.entries(shares(used))) expect([name, share > 0]).toEqual([name, true]);
});

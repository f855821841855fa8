import type { Seat } from '@tavolata/kernel';
import { anyPick, holdLaws } from '@tavolata/kernel/laws';
import { digestOf, KeyedChance, keyOf, Match, type Run } from '@tavolata/kernel/match';
import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import { type BossMonsterState, bossMonster, type CardDef } from '../src/index.ts';
import { planOf } from './plans.ts';
import { box, positions, type RandomMatch } from './play.ts';

type AnyRun = Run<BossMonsterState, CardDef>;

const OWN = [
  'hand',
  'boss-space',
  'boss-offer',
  'souls',
  'wounds',
  'entrance',
  'inside',
  'stack',
  'face-down',
];

/** Nothing of a player who is out is anywhere but aside, nothing of theirs waits, and nobody asks them anything. */
function isOut({ state, questions }: AnyRun, seat: Seat): void {
  const { core, window } = state;
  for (const [zone, cards] of Object.entries(core.zones)) {
    const [kind, owner] = zone.split('/');
    if (owner === seat && OWN.includes(kind as string)) expect(cards, zone).toEqual([]);
  }
  expect(state.players[seat]).toMatchObject({ out: true, spaces: [], built: [], levelDue: false });
  const waiting = [
    ...state.pending,
    ...(window?.resolving ?? []),
    ...(window?.chain?.cancels ?? []),
    ...(window?.chain?.base ? [window.chain.base] : []),
  ];
  expect(waiting.filter(({ by }) => by === seat)).toEqual([]);
  expect(state.triggers.filter(({ owner }) => owner === seat)).toEqual([]);
  expect([...state.order, ...state.queue, ...(window?.round.order ?? [])]).not.toContain(seat);
  expect(state.active).not.toBe(seat);
  expect(questions.map(question => question.seat)).not.toContain(seat);
}

/** A seat leaves a fork of the match, which is then played to its end at random. */
function leaveAndPlayOn(match: RandomMatch, seat: Seat, seed: string): void {
  const run = match.at();
  const cards = run.state.core.def.length;
  const others = match.setup.seats.filter(other => other !== seat && !run.state.players[other]?.out);
  const chance = new KeyedChance(keyOf(seed));
  const mark = { epoch: 0, drawn: 0 };
  run.leave(seat);
  let answers = 0;
  while (!run.over) {
    // Once out a seat stays out; looking now and then is enough.
    if (run.state.core.gone.includes(seat) && answers++ % 25 === 0) isOut(run, seat);
    const picks = run.questions.map(question =>
      question.seat === seat ? question.fallback : anyPick(question, below => chance.int(mark, below)),
    );
    run.answer(...picks);
  }
  const placed = Object.values(run.state.core.zones).reduce((sum, zone) => sum + zone.length, 0);
  expect(placed, seed).toBe(cards);
  expect(run.state.core.result?.winners, seed).not.toContain(seat);
  if (others.length === 1)
    expect(run.state.core.result, seed).toMatchObject({
      winners: others,
      reason: 'others-left',
      rule: 'BM-LEAVE-05',
    });
}

/** Of two, three and four players, with and without each variant. */
const MANY = [0, 13, 20, 26, 39, 52, 65, 70, 92];

describe('anybody may leave at any moment', () => {
  test.for(MANY)('match %i, at every seventh decision, in turn', (n, context) => {
    proves(context, 'BM-LEAVE-01', 'BM-LEAVE-04', 'BM-LEAVE-05', 'BM-ELIM-05');
    let decision = 0;
    for (const match of positions('leaving', n)) {
      if (decision++ % 7 !== 0) continue;
      const there = match.setup.seats.filter(seat => !match.state.players[seat]?.out);
      const seat = there[Math.floor(decision / 7) % there.length] as Seat;
      leaveAndPlayOn(match, seat, `leaving ${n} ${decision} ${seat}`);
    }
  });

  const isDelicate = ({ state }: RandomMatch): boolean =>
    state.window?.chain !== undefined || state.pending.length > 0 || (state.walk?.uprooted ?? false);

  test.for(MANY)('match %i, whenever something waits: every player', (n, context) => {
    proves(context, 'BM-LEAVE-01', 'BM-LEAVE-04', 'BM-LEAVE-05');
    let tries = 0;
    for (const match of positions('leaving chains', n)) {
      if (!isDelicate(match) || tries >= 60) continue;
      for (const seat of match.setup.seats) {
        if (match.state.players[seat]?.out) continue;
        leaveAndPlayOn(match, seat, `chains ${n} ${tries++} ${seat}`);
      }
    }
    expect(tries).toBeGreaterThan(0);
  });

  test.for(MANY)('match %i, during setup: every player', (n, context) => {
    proves(context, 'BM-LEAVE-01', 'BM-LEAVE-03');
    for (const match of positions('leaving setup', n)) {
      if (match.state.phase !== 'setup') break;
      for (const seat of match.setup.seats) leaveAndPlayOn(match, seat, `setup ${n} ${match.length} ${seat}`);
    }
  });
});

test('the laws hold when players leave', context => {
  proves(context, 'BM-LEAVE-01', 'BM-LEAVE-05');
  for (let n = 0; n < 40; n++) {
    const plan = planOf('leaving laws', n, 50);
    const leaveBefore = [(n * 37) % 150, (n * 61) % 300];
    const { decisions } = holdLaws(bossMonster, { ...plan, leaveBefore });
    expect(decisions).toBeGreaterThan(0);
  }
});

test('an open question of somebody who leaves gets its default answer, and what had begun is carried out', context => {
  proves(context, 'BM-LEAVE-03');
  let asked = 0;
  for (const n of [2, 5, 8])
    for (const match of positions('leaving asked', n)) {
      const [question] = match.questions;
      if (!question || match.openParts > 1 || asked++ % 11 !== 0) continue;
      const byDefault = match.at();
      byDefault.leave(question.seat);
      while (!byDefault.over && byDefault.questions[0]?.seat === question.seat)
        byDefault.answer(byDefault.questions[0].fallback);
      const left = Match.replay(box, match.setup, match.secret, match.log);
      expect(left.leave(question.seat)).toBeUndefined();
      expect(left.digest()).toBe(digestOf(byDefault.state));
      expect(left.state.core.gone).toContain(question.seat);
    }
});

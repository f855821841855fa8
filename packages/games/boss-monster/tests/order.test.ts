import type { CardId, Seat } from '@tavolata/kernel';
import { Stage } from '@tavolata/kernel/scenario';
import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import type { BossDef } from '../src/defs.ts';
import { bossMonster } from '../src/index.ts';
import { bossDef } from '../src/verbs/dungeon.ts';
import { markOf } from '../src/verbs/heroes.ts';
import { stack } from '../src/zones.ts';
import { played, positions, type RandomMatch } from './play.ts';

const MATCHES = Array.from({ length: 24 }, (_, n) => n);
const table = (given: object) => new Stage(bossMonster, { given: given as never });

describe('in random matches', () => {
  test('one player at a time is asked, except when Bosses are chosen in secret', context => {
    proves(context, 'BM-PRIO-08', 'BM-VAR-06');
    for (const n of MATCHES)
      for (const { openParts, questions, setup } of positions('one at a time', n)) {
        const together = questions[0]?.prompt === 'choose-boss';
        expect(openParts).toBe(together ? setup.seats.length : 1);
      }
  });

  test('Spells and abilities are asked for only in Build and Adventure, while somebody is active', context => {
    proves(context, 'BM-SPELL-03', 'BM-PRIO-09', 'BM-FIRST-08', 'BM-BEGIN-05', 'BM-BAIT-07', 'BM-END-07');
    for (const n of MATCHES)
      for (const { state, questions } of positions('windows', n)) {
        const isWindow = ['respond', 'cancel'].includes(questions[0]?.prompt ?? '');
        if (isWindow) expect(state.active).toBeDefined();
        if (isWindow) expect(['build', 'adventure']).toContain(state.phase);
        if (['setup', 'beginning', 'bait', 'end'].includes(state.phase)) expect(state.active).toBeUndefined();
      }
  });

  test('players stand in order of XP, and become active in it', context => {
    proves(context, 'BM-BOSS-06', 'BM-BUILD-01', 'BM-ADV-01', 'BM-ADV-02');
    for (const n of MATCHES) {
      const match = played('by experience', n);
      const xp = new Map<Seat, number>();
      for (const { type, params, cards } of match.events) {
        if (type !== 'boss-revealed') continue;
        const def = bossMonster.defs.find(({ id }) => id === cards[0]?.[1]) as BossDef;
        xp.set(params.seat as Seat, def.xp);
      }
      expect(roundsOf(match).length).toBeGreaterThan(4);
      for (const round of roundsOf(match)) {
        const experience = round.map(seat => xp.get(seat) as number);
        expect(experience).toEqual([...experience].sort((one, other) => other - one));
        expect(new Set(round).size).toBe(round.length);
      }
    }
  });

  test('a dungeon never has more than five spaces, and a space in use holds a card', context => {
    proves(context, 'BM-LAY-03', 'BM-BUILD-04', 'BM-DESTROY-04');
    for (const n of MATCHES)
      for (const match of positions('five spaces', n)) {
        const { zones } = match.state.core;
        for (const seat of match.setup.seats) {
          const { spaces } = match.state.players[seat] ?? { spaces: [] };
          expect(spaces.length).toBeLessThanOrEqual(5);
          for (const { id } of spaces) {
            const cards = [...(zones[stack(seat, id)] ?? []), ...(zones[`face-down/${seat}/${id}`] ?? [])];
            expect(cards.length).toBeGreaterThan(0);
          }
        }
      }
  });
});

/** Who became active in each Build and each Adventure phase, in order. */
function roundsOf(match: RandomMatch): Seat[][] {
  const rounds: Seat[][] = [];
  let round: Seat[] = [];
  for (const { type, params } of match.events) {
    if (['turn-began', 'bait-began', 'end-began'].includes(type)) {
      if (round.length > 0) rounds.push(round);
      round = [];
    }
    if (type === 'became-active') round.push(params.seat as Seat);
  }
  return rounds;
}

/** Cards cannot bring these about; whoever adds one that can must not break them. */
describe('beyond what the cards can do today', () => {
  const adventure = {
    phase: 'adventure',
    seats: {
      a: { boss: 'xyzax', dungeon: ['golem-factory'], entrance: ['johnny-of-the-evening-watch'] },
      b: { boss: 'draculord', dungeon: ['ligers-den'] },
    },
  };

  test('total damage is never below zero', context => {
    proves(context, 'BM-ADV-19');
    const stage = table(adventure);
    stage.rest('pass', 'became-active');
    const [room] = stage.run.g.cards(stack('a', 0)) as [CardId];
    stage.state.boosts.push({ room, by: 'motivation', amount: -9 });
    stage.rest('pass', 'hero-entered');
    expect(stage.glance()).toMatchObject({
      seats: { a: { damage: [0] } },
      health: { 'johnny-of-the-evening-watch': 8 },
    });
  });

  test('abilities that fire at the same time: the active player first, then by XP', context => {
    proves(context, 'BM-ACT-09');
    const stage = table({
      phase: 'adventure',
      seats: {
        a: { boss: 'gorgona', dungeon: ['ligers-den', 'the-crushinator', 'dark-altar'] },
        b: { boss: 'xyzax', dungeon: ['golem-factory'] },
        c: { boss: 'draculord', dungeon: ['ligers-den'] },
      },
    });
    stage.rest('pass', 'became-active').rest('pass', 'became-active');
    expect(stage.state.active).toBe('a');
    const { g } = stage.run;
    const room = (seat: Seat): CardId => g.cards(stack(seat, 0))[0] as CardId;
    stage.state.triggers.push(
      { owner: 'b', room: room('b'), on: 'hero-defeated-here' },
      { owner: 'c', room: room('c'), on: 'spell-resolved' },
      { owner: 'a', room: room('a'), on: 'spell-resolved' },
    );
    stage.does('a', 'the-crushinator', 'dark-altar');
    const fired: string[] = [];
    for (
      let question = stage.questions[0];
      question?.prompt === 'next-ability';
      question = stage.questions[0]
    ) {
      fired.push(question.seat);
      stage.does(question.seat, stage.offers(question.seat)[0] as string);
    }
    expect(fired).toEqual(['a', 'c', 'b']);
  });

  test('damage and bonuses of Heroes that wait anywhere are erased at the end of the turn', context => {
    proves(context, 'BM-END-05', 'BM-END-06');
    const stage = table({
      phase: 'adventure',
      seats: {
        a: { boss: 'draculord', dungeon: ['golem-factory'], entrance: ['boden-the-pantless'], souls: 2 },
        b: { boss: 'robobo', hand: ['trepidation'] },
      },
      town: ['mitchell-the-judge'],
    });
    const { g } = stage.run;
    const [waiting, resident] = [g.cards('entrance/a')[0], g.cards('town')[0]] as [CardId, CardId];
    stage.does('a', 'pass').does('b', 'trepidation', 'a').rest('pass', 'dungeon-shunned');
    markOf(g, waiting).damage = 3;
    markOf(g, resident).damage = 1;
    markOf(g, resident).bonus = 4;
    expect(stage.glance()).toMatchObject({ health: { 'boden-the-pantless': 1, 'mitchell-the-judge': 9 } });
    stage.rest('pass', 'turn-began');
    expect(stage.glance()).toMatchObject({ health: { 'boden-the-pantless': 4, 'mitchell-the-judge': 6 } });
  });

  test('XP of a Boss is what its card says', context => {
    proves(context, 'BM-BOSS-06');
    const stage = table(adventure);
    expect(bossDef(stage.run.g, 'a').xp).toBe(750);
    expect(stage.state.order).toEqual(['b', 'a']);
  });
});

test('the ranking names everybody once: the winner, the survivors, and who fell last before who fell first', context => {
  proves(context, 'BM-WIN-02', 'BM-WIN-04');
  const stage = table({
    phase: 'end',
    seats: {
      a: { boss: 'draculord', wounds: 5 },
      b: { boss: 'robobo', souls: 9, wounds: ['frankov-the-envoy', 'katelyn-angelic-healer'] },
      c: { boss: 'xyzax', souls: 1 },
      d: {
        boss: 'gorgona',
        souls: ['lord-van-ette', 'antonius-the-rune-knight', 'tempros-the-time-marauder', 'blackbeard-jake'],
      },
    },
  });
  stage.leave('c').rest('default', 'finished');
  const { order, winners } = stage.state.core.result ?? { order: [], winners: [] };
  expect(order[0]).toEqual(winners);
  expect(order.flat().sort()).toEqual(['a', 'b', 'c', 'd']);
  expect(order.slice(-2)).toEqual([['c'], ['a']]);
});

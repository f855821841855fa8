import type { Seat } from '@tavolata/kernel';
import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import {
  aimed,
  aimOf,
  aMonster,
  boost,
  cents,
  does,
  grantExtraTurn,
  lasts,
  monstersHave,
  preventNext,
  putInDiscard,
  putInSlot,
  skipNextTurn,
  slotOf,
  suffer,
  tap,
} from '../src/card-kit.ts';
import type { G } from '../src/state.ts';
import { acts, card, cardNamed, hammer, stageWith } from './own-cards.ts';

test("'the next 3 damage' is taken off several instances, and no more than that", context => {
  proves(context, 'FS-PREV-03');
  const wall = card('wall', { abilities: [tap(does((g, use) => preventNext(g, use, { seat: use.me }, 3)))] });
  const whip = card('whip', {
    abilities: [{ kind: 'paid', cost: cents(0), effect: does((g, { me }) => suffer(g, me, 2)) }],
  });
  const stage = stageWith([wall, whip], { seats: { a: { items: ['wall', 'whip'] }, b: {} } });
  stage.does('a', 'tap wall').rest('pass', 'act');
  stage.does('a', 'paid whip').rest('pass', 'act');
  expect(stage.glance()).toMatchObject({ seats: { a: { hp: 2 } } });
  stage.does('a', 'paid whip').rest('pass', 'act');
  expect(stage.glance()).toMatchObject({ seats: { a: { hp: 1 } } });
});

describe('rounds', () => {
  const glow = card('glow', {
    abilities: [
      tap(
        does((g, use) => lasts(g, use, 'more-atk', { aims: [[{ seat: use.me }]], left: 1, until: 'round' })),
      ),
    ],
  });
  const shrine = card(
    'shrine',
    {
      abilities: [
        tap(
          does((g, use) =>
            lasts(g, nobodys(use), 'more-atk', { aims: [[{ seat: 'b' }]], left: 1, until: 'round' }),
          ),
        ),
      ],
    },
    { type: 'room', back: 'room' },
  );
  const nobodys = <T extends { by?: Seat }>({ by: _, ...use }: T): Omit<T, 'by'> => use;
  const atk = (stage: ReturnType<typeof stageWith>, seat: Seat): unknown =>
    (stage.glance() as { seats: Record<string, { atk: number }> }).seats[seat]?.atk;
  const next = (stage: ReturnType<typeof stageWith>): void => {
    const question = stage.questions[0];
    if (question) stage.does(question.seat, 'end-turn').rest('pass', 'act');
  };

  test("a player's round goes on until that player's next turn, whenever it was begun", context => {
    proves(context, 'FS-ROUND-01', 'FS-ROUND-02');
    const stage = stageWith([glow], { active: 'b', seats: { a: {}, b: { items: ['glow'] }, c: {} } });
    stage.does('b', 'tap glow').rest('pass', 'act');
    expect(atk(stage, 'b')).toBe(2);
    next(stage);
    next(stage);
    expect(stage.glance()).toMatchObject({ active: 'a' });
    expect(atk(stage, 'b')).toBe(2);
    next(stage);
    expect(stage.glance()).toMatchObject({ active: 'b' });
    expect(atk(stage, 'b')).toBe(1);
  });

  test("the game's round goes on until the first player's turn", context => {
    proves(context, 'FS-ROUND-03');
    const stage = stageWith([shrine], { active: 'b', seats: { a: {}, b: {}, c: {} }, rooms: ['shrine'] });
    stage.does('b', 'tap shrine').rest('pass', 'act');
    next(stage);
    expect(atk(stage, 'b')).toBe(2);
    next(stage);
    expect(stage.glance()).toMatchObject({ active: 'a' });
    expect(atk(stage, 'b')).toBe(1);
  });
});

describe('rounds with turns beyond the order', () => {
  const glow = (id: string, more: (g: G, me: Seat) => void = () => {}) =>
    card(id, {
      abilities: [
        tap(
          does((g, use) => {
            lasts(g, use, 'more-atk', { aims: [[{ seat: use.me }]], left: 1, until: 'round' });
            more(g, use.me);
          }),
        ),
      ],
    });
  const endTurn = (stage: ReturnType<typeof stageWith>): void => {
    const question = stage.questions[0];
    if (question) stage.does(question.seat, 'end-turn').rest('pass', 'act');
  };

  test('an extra turn ends no round', context => {
    proves(context, 'FS-ROUND-04');
    const again = glow('again', grantExtraTurn);
    const stage = stageWith([again], { seats: { a: { items: ['again'] }, b: {} } });
    stage.does('a', 'tap again').rest('pass', 'act');
    endTurn(stage);
    expect(stage.glance()).toMatchObject({ active: 'a', turn: 2, seats: { a: { atk: 2 } } });
    endTurn(stage);
    expect(stage.glance()).toMatchObject({ active: 'b', seats: { a: { atk: 2 } } });
    endTurn(stage);
    expect(stage.glance()).toMatchObject({ active: 'a', seats: { a: { atk: 1 } } });
  });

  test('a turn that is skipped counts as taken', context => {
    proves(context, 'FS-ROUND-05');
    const lazy = glow('lazy', skipNextTurn);
    const stage = stageWith([lazy], { active: 'b', seats: { a: {}, b: { items: ['lazy'] }, c: {} } });
    stage.does('b', 'tap lazy').rest('pass', 'act');
    endTurn(stage);
    endTurn(stage);
    expect(stage.glance()).toMatchObject({ active: 'a', seats: { b: { atk: 2 } } });
    endTurn(stage);
    expect(stage.glance()).toMatchObject({ active: 'c', seats: { b: { atk: 1 } } });
  });
});

test('what is aimed at an object does not find it again once it has left play and come back', context => {
  proves(context, 'FS-ZONE-02', 'FS-EFF-03');
  const lens = card('lens', {
    abilities: [tap(aimed([aMonster], (g, use) => boost(g, use, aimOf(use), { atk: 2 })))],
  });
  const door = acts('door', g => {
    const fly = cardNamed(g, 'fly');
    const slot = slotOf(g, fly);
    putInDiscard(g, fly);
    if (slot) putInSlot(g, fly, slot);
  });
  const stage = stageWith([lens, door], {
    seats: { a: { items: ['lens', 'door'] }, b: {} },
    monsters: ['fly'],
  });
  stage.does('a', 'tap lens', 'fly').rest('pass', 'act');
  expect(stage.glance()).toMatchObject({ atk: { fly: 3 } });
  stage.does('a', 'tap door').rest('pass', 'act');
  expect(stage.glance()).toMatchObject({ monsters: ['fly'], atk: { fly: 1 } });
});

test('what a card always does ends as it leaves play; a wounded monster keeps its HP as its maximum drops', context => {
  proves(context, 'FS-DMG-14', 'FS-EFF-04');
  const lamps = [2, 1].map(more => card(`lamp-${more}`, { statics: monstersHave({ hp: more }) }));
  const stage = stageWith([hammer, ...lamps], {
    seats: { a: { items: ['hammer', 'hammer', 'lamp-2', 'lamp-1'] }, b: {} },
    monsters: [{ card: 'fatty', damage: 4 }, 'mom'],
  });
  expect(stage.glance()).toMatchObject({ hp: { fatty: 3, mom: 8 } });
  stage.does('a', 'tap hammer#1', 'lamp-2').rest('pass', 'act');
  expect(stage.glance()).toMatchObject({ hp: { fatty: 3, mom: 6 } });
  stage.does('a', 'tap hammer#2', 'lamp-1').rest('pass', 'act');
  expect(stage.glance()).toMatchObject({ hp: { fatty: 3, mom: 5 } });
});

test('what is aimed at one object stays on it alone', () => {
  const lens = card('lens', {
    abilities: [tap(aimed([aMonster], (g, use) => boost(g, use, aimOf(use), { atk: 2 })))],
  });
  const stage = stageWith([lens], { seats: { a: { items: ['lens'] }, b: {} }, monsters: ['fly', 'clotty'] });
  stage.does('a', 'tap lens', 'fly');
  expect(stage.glance()).toMatchObject({ atk: { fly: 3, clotty: 1 } });
});

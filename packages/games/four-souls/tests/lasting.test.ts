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
  lasts,
  preventNext,
  suffer,
  tap,
} from '../src/cards/write.ts';
import { card, stageWith } from './own-cards.ts';

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
    const ask = stage.asks[0];
    if (ask) stage.does(ask.seat, 'end-turn').rest('pass', 'act');
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

test('what is aimed at one object stays on it alone', () => {
  const lens = card('lens', {
    abilities: [tap(aimed([aMonster], (g, use) => boost(g, use, aimOf(use), { atk: 2 })))],
  });
  const stage = stageWith([lens], { seats: { a: { items: ['lens'] }, b: {} }, monsters: ['fly', 'clotty'] });
  stage.does('a', 'tap lens', 'fly');
  expect(stage.glance()).toMatchObject({ atk: { fly: 3, clotty: 1 } });
});

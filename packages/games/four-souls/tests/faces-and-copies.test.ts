import type { CardId } from '@tavolata/kernel';
import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import {
  anItem,
  aPlayer,
  becomeCopy,
  becomesCopyOf,
  boosts,
  flip,
  gains,
  inOrder,
  monsters,
  putInDiscard,
  putWithPlayer,
  tap,
  youHave,
} from '../src/card-kit.ts';
import { acts, card, cardNamed, hammer, stageWith } from './own-cards.ts';

describe('cards with two faces', () => {
  const day = card('day', { statics: youHave({ atk: 1 }) }, { otherFace: 'night' });
  const night = card('night', { statics: youHave({ atk: 3 }) });
  const turner = acts('turner', g => {
    for (const id of ['day', 'meat']) flip(g, cardNamed(g, id));
  });
  const given = {
    seats: {
      a: { items: [{ card: 'day', counters: 2 }, 'turner', 'meat'] },
      b: { items: ['modeling-clay'] },
    },
  };

  test('turned over it is the same object, with its counters and another face', context => {
    proves(context, 'FS-MECH-24', 'FS-MECH-25', 'FS-CTR-08');
    const stage = stageWith([day, night, turner], given);
    const { g } = stage.run;
    const before = g.state.things[cardNamed(g, 'day')];
    expect(stage.glance()).toMatchObject({ seats: { a: { atk: 2 } } });
    stage.does('a', 'tap turner').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({ seats: { a: { atk: 4 } }, counters: { night: 2 } });
    expect(g.state.things[cardNamed(g, 'day')]).toEqual(before);
    expect(stage.events.filter(({ type }) => type === 'flipped')).toHaveLength(1);
    expect(g.state.flipped).toEqual([cardNamed(g, 'day')]);
  });

  test('a copy takes the face that shows and has no other side', context => {
    proves(context, 'FS-COPY-04');
    const stage = stageWith([day, night, turner], { ...given, active: 'b' });
    const { g } = stage.run;
    stage.does('b', 'tap modeling-clay', 'day').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({ seats: { b: { atk: 2 } } });
    flip(g, cardNamed(g, 'modeling-clay'));
    expect(stage.glance()).toMatchObject({ seats: { b: { atk: 2 } } });
    expect(stage.events.map(({ type }) => type)).not.toContain('flipped');
  });
});

test('a card that leaves play shows its own face again', context => {
  proves(context, 'FS-MECH-25');
  const day = card('day', { statics: youHave({ atk: 1 }) }, { otherFace: 'night' });
  const night = card('night', { statics: youHave({ atk: 3 }) });
  const spin = acts('spin', (g, me) => {
    const turned = cardNamed(g, 'day');
    flip(g, turned);
    putInDiscard(g, turned);
    putWithPlayer(g, me, turned);
  });
  const stage = stageWith([day, night, spin], { seats: { a: { items: ['spin', 'day'] }, b: {} } });
  stage.does('a', 'tap spin').rest('pass', 'act');
  expect(stage.glance()).toMatchObject({ seats: { a: { items: ['spin', 'day'], atk: 2 } } });
});

test('of an item with two abilities the one of the copier’s choice is copied, whole', context => {
  proves(context, 'FS-COPYA-02', 'FS-COPYA-01');
  const knife = card('knife', {
    abilities: [tap(gains(1)), tap(inOrder(gains(2), boosts({ atk: 2 }, aPlayer)))],
  });
  const stage = stageWith([knife], { seats: { a: { items: ['placebo'] }, b: { items: ['knife'] } } });
  stage.does('a', 'tap placebo', 'knife').does('b', 'pass').does('a', '2', 'b').rest('pass', 'act');
  expect(stage.glance()).toMatchObject({
    seats: { a: { cents: 2, atk: 1 }, b: { cents: 0, atk: 3, deactivated: ['isaac'] } },
  });
});

describe('copies', () => {
  const mirror = card('mirror', { abilities: [tap(becomesCopyOf(anItem, 'ever'))] });
  // Printed starting items are Eternal by keyword, and so are their copies: only one without it tells.
  const heirloom = card('heirloom', {}, { type: 'starting-item' });

  test.for([
    { by: 'an effect', original: 'meat', lies: { card: 'meat', starting: true } },
    { by: 'its type', original: 'heirloom', lies: 'heirloom' },
  ])('a copy of what is a starting item by $by is none', ({ original, lies }, context) => {
    proves(context, 'FS-COPY-05');
    const stage = stageWith([mirror, hammer, heirloom], {
      seats: { a: { items: ['mirror', 'hammer', 'hammer'] }, b: { items: [lies] } },
    });
    stage.does('a', 'tap mirror', original).rest('pass', 'act');
    stage.does('a', 'tap hammer#1', original).rest('pass', 'act');
    stage.does('a', 'tap hammer#2', 'mirror').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({
      seats: { a: { items: ['hammer', 'hammer'] }, b: { items: [original] } },
      discards: { treasure: ['mirror'] },
    });
  });

  test('a monster becomes a copy of another as items do: its text and numbers, not its wounds', context => {
    proves(context, 'FS-COPY-07');
    const shape = acts('shape', g => {
      const [one, other] = monsters(g);
      becomeCopy(g, one as CardId, other as CardId, false);
    });
    const stage = stageWith([shape], {
      seats: { a: { items: ['shape'] }, b: {} },
      monsters: [
        { card: 'clotty', damage: 1 },
        { card: 'mom', damage: 3 },
      ],
    });
    stage.does('a', 'tap shape');
    expect(stage.glance()).toMatchObject({
      copies: { clotty: 'mom' },
      atk: { clotty: 2 },
      dc: { clotty: 4 },
      hp: { clotty: 4 },
    });
  });
});

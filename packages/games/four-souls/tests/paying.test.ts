import type { CardId } from '@tavolata/kernel';
import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import type { Cost } from '../src/behaviour.ts';
import {
  addCounters,
  counters,
  discarding,
  gains,
  healsYou,
  hp,
  note,
  noted,
  paid,
  putInDiscard,
  putWithPlayer,
  removeCounters,
  tap,
} from '../src/card-kit.ts';
import { acts, card, cardNamed, stageWith } from './own-cards.ts';

describe('a cost is met in full or not at all', () => {
  const mill = (cost: Cost) => card('mill', { abilities: [paid(cost, gains(5))] });

  test('two cards are discarded, and one is not enough', context => {
    proves(context, 'FS-MECH-30', 'FS-MECH-31');
    const given = (hand: string[]) => ({ seats: { a: { items: ['mill'], hand }, b: {} } });
    const poor = stageWith([mill(discarding(2))], given(['bomb']));
    expect(poor.refusals('a', 'paid mill')).toMatchObject([{ rule: 'FS-MECH-31' }]);
    const rich = stageWith([mill(discarding(2))], given(['bomb', 'a-penny', 'a-dime']));
    rich.does('a', 'paid mill', ['bomb', 'a-dime']);
    expect(rich.glance()).toMatchObject({ seats: { a: { hand: ['a-penny'] } } });
  });

  test('two HP are paid, and one is not enough', context => {
    proves(context, 'FS-MECH-04', 'FS-MECH-31');
    const given = (damage: number) => ({ seats: { a: { items: ['mill', 'breakfast'], damage }, b: {} } });
    const weak = stageWith([mill(hp(2))], given(2));
    expect(weak.refusals('a', 'paid mill')).toMatchObject([{ rule: 'FS-MECH-31' }]);
    const whole = stageWith([mill(hp(2))], given(0));
    whole.does('a', 'paid mill');
    expect(whole.glance()).toMatchObject({ seats: { a: { hp: 1, cents: 5 } } });
  });

  test('counters count whatever their names, and two are taken', context => {
    proves(context, 'FS-CTR-01', 'FS-CTR-03', 'FS-MECH-31');
    const given = (marks: object) => ({
      seats: { a: { items: [{ card: 'mill', counters: marks }] }, b: {} },
    });
    const poor = stageWith([mill(counters(2))], given({ luck: 1 }));
    expect(poor.refusals('a', 'paid mill')).toMatchObject([{ rule: 'FS-MECH-31' }]);
    const rich = stageWith([mill(counters(2))], given({ generic: 2, luck: 1 }));
    rich.does('a', 'paid mill', 'counter luck');
    expect(rich.glance()).toMatchObject({ counters: { mill: 1 }, seats: { a: { cents: 5 } } });
  });
});

test('healing takes away as much as it says', context => {
  proves(context, 'FS-MECH-07');
  const balm = card('balm', { abilities: [tap(healsYou(2))] });
  const given = (damage: number) => ({
    seats: { a: { items: ['balm', 'breakfast', 'dinner'], damage }, b: {} },
  });
  const after = (damage: number): unknown => stageWith([balm], given(damage)).does('a', 'tap balm').glance();
  expect(after(3)).toMatchObject({ seats: { a: { hp: 3 } } });
  expect(after(1)).toMatchObject({ seats: { a: { hp: 4 } } });
});

test('what an object noted is gone with it, though its card comes back', context => {
  proves(context, 'FS-MECH-29', 'FS-CTR-11');
  const book = card('book', {});
  const door = acts('door', (g, me) => {
    const one = cardNamed(g, 'book');
    note(g, one, 'number', 6);
    addCounters(g, one, 2);
    putInDiscard(g, one);
    putWithPlayer(g, me, one);
  });
  const stage = stageWith([book, door], { seats: { a: { items: ['book', 'door'] }, b: {} } });
  stage.does('a', 'tap door');
  const { g } = stage.run;
  expect(stage.glance()).toMatchObject({ seats: { a: { items: ['door', 'book'] } } });
  expect(noted(g, cardNamed(g, 'book'), 'number')).toBeUndefined();
  expect(g.state.things[cardNamed(g, 'book')]?.counters).toEqual({});
});

describe('counters', () => {
  test('one without further detail has no name, and adds to those that are there', context => {
    proves(context, 'FS-CTR-02');
    const stage = stageWith([], {
      seats: { a: { items: [{ card: 'tech-x', counters: { generic: 1, luck: 1 } }] }, b: {} },
    });
    stage.does('a', 'tap tech-x').rest('pass', 'act');
    const { g } = stage.run;
    expect(g.state.things[cardNamed(g, 'tech-x')]?.counters).toEqual({ generic: 2, luck: 1 });
  });

  test('those asked for by a name are not found among others', context => {
    proves(context, 'FS-CTR-05');
    const stage = stageWith([], { seats: { a: { items: [{ card: 'meat', counters: 3 }] }, b: {} } });
    const { g } = stage.run;
    const meat = cardNamed(g, 'meat') as CardId;
    expect(removeCounters(g, meat, 1, 'luck')).toBe(false);
    addCounters(g, meat, 2, 'luck');
    expect(removeCounters(g, meat, 1, 'luck')).toBe(true);
    expect(g.state.things[meat]?.counters).toEqual({ generic: 3, luck: 1 });
  });
});

test('the ability of a room is whose it was used by', context => {
  proves(context, 'FS-ROOM-08');
  const stage = stageWith(
    [],
    { seats: { a: {}, b: { character: 'isaac' } }, rooms: ['blood-donation', 'spider-webs'] },
    { options: { variants: ['rooms'] } },
  );
  stage.does('a', 'paid blood-donation');
  expect(stage.state.stack).toMatchObject([{ kind: 'ability', by: 'a' }]);
  stage.rest('pass', 'act').does('a', 'end-turn').rest('pass', 'triggered');
  expect(stage.state.stack.map(({ by }) => by)).toEqual([undefined]);
});

test.for([1, 3])(
  'damage that is merely taken has no source and no dealer: The Tower, %i',
  (face, context) => {
    proves(context, 'FS-DMG-10');
    const given = {
      seats: { a: { hand: ['xvi-the-tower'] }, b: { character: 'isaac' } },
      monsters: ['fatty', 'clotty'],
    };
    const stage = stageWith([], given, { chance: { dice: [face] } });
    stage.does('a', 'xvi-the-tower').rest('default', 'damage-stacked');
    expect(stage.state.stack.map(item => ('source' in item ? item.source : item.by))).toEqual([
      undefined,
      undefined,
    ]);
  },
);

test('what is Eternal keeps its HP when it is killed', context => {
  proves(context, 'FS-MECH-15');
  const idol = card(
    'idol',
    {},
    { type: 'monster', back: 'monster', stats: { hp: 2, dc: 2, atk: 1 }, keywords: ['eternal'] },
  );
  const stage = stageWith([idol], {
    seats: { a: { items: ['chaos-card'] }, b: {} },
    monsters: ['idol'],
  });
  stage.does('a', 'tap chaos-card', 'kill-one').rest('pass', 'pick-one').does('a', 'idol');
  expect(stage.glance()).toMatchObject({ monsters: ['idol'], hp: { idol: 2 } });
});

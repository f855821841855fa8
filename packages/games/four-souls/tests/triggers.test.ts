import type { CardId } from '@tavolata/kernel';
import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import {
  aimed,
  aimOf,
  aRoll,
  atYourTurnStart,
  flipRoll,
  gains,
  rollOn,
  tap,
  when,
  whenThisEnters,
} from '../src/card-kit.ts';
import { putAsMinion } from '../src/challenges/playing.ts';
import { acts, card, stageWith } from './own-cards.ts';

describe('triggers', () => {
  test('entering play is heard in the shop too, and nothing else', context => {
    proves(context, 'FS-TREAS-10');
    const bell = card('bell', {
      abilities: [whenThisEnters(gains(2)), when('turn-end', () => true, gains(5))],
    });
    const stage = stageWith([bell], {
      seats: { a: { cents: 10 }, b: {} },
      shop: ['dinner'],
      decks: { treasure: ['bell', 'meat'] },
    });
    stage.does('a', 'buy', 'dinner').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({ shop: ['bell'], seats: { a: { cents: 2 } } });
    stage.does('a', 'end-turn').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({ seats: { a: { cents: 2 }, b: { cents: 0 } } });
  });

  test('an item that leaves the shop hears that it does', context => {
    proves(context, 'FS-TREAS-10');
    const knell = card('knell', {
      abilities: [when('left-play', (_g, at, { card: one }) => one === at.card, gains(2))],
    });
    const stage = stageWith([knell], {
      seats: { a: { items: ['the-d20'] }, b: {} },
      shop: ['knell'],
      decks: { treasure: ['meat'] },
    });
    stage.does('a', 'tap the-d20', 'knell');
    expect(stage.glance()).toMatchObject({ shop: ['meat'], seats: { a: { cents: 2 } } });
  });

  test('an item in the shop hears that another leaves play', context => {
    proves(context, 'FS-TREAS-10');
    const mourner = card('mourner', {
      abilities: [when('left-play', (_g, at, { card: one }) => one !== at.card, gains(2))],
    });
    const stage = stageWith([mourner], {
      seats: { a: { items: ['the-d20'] }, b: { items: ['dinner'] } },
      shop: ['mourner'],
      decks: { treasure: ['meat'] },
    });
    stage.does('a', 'tap the-d20', 'dinner');
    expect(stage.glance()).toMatchObject({ shop: ['mourner'], seats: { a: { cents: 2 } } });
  });

  test('a purchase is heard when it is declared and again when the item is chosen', context => {
    proves(context, 'FS-BUY-04');
    const clerk = card('clerk', {
      abilities: [
        when('purchase-declared', (_g, at, { seat }) => seat === at.me, gains(1)),
        when(
          'purchase-of',
          (g, at, { seat, card: one }) => seat === at.me && one !== undefined && g.is(one, 'dinner'),
          gains(2),
        ),
      ],
    });
    const stage = stageWith([clerk], {
      seats: { a: { items: ['clerk'], cents: 10 }, b: {} },
      shop: ['dinner', 'meat'],
    });
    stage.does('a', 'buy');
    expect(stage.glance()).toMatchObject({ seats: { a: { cents: 11 } } });
    expect(stage.questionFor('a')).toMatchObject({ prompt: 'buy-what' });
    stage.does('a', 'dinner');
    expect(stage.glance()).toMatchObject({ seats: { a: { cents: 3, items: ['clerk', 'dinner'] } } });
  });

  test('what a discard to the hand limit triggers waits for the priority of the next turn', context => {
    proves(context, 'FS-PRIO-08', 'FS-TRIG-02');
    const moth = card('moth', {
      abilities: [when('discarded', (_g, at, { seat }) => seat === at.me, gains(1))],
    });
    const dawn = card('dawn', { abilities: [atYourTurnStart(gains(2))] });
    const stage = stageWith([moth, dawn], {
      seats: {
        a: { items: ['moth'], hand: [...Array(10).fill('a-penny'), 'bomb'] },
        b: { items: ['dawn'], character: 'isaac' },
      },
    });
    stage.does('a', 'end-turn').rest('pass', 'hand-limit').does('a', ['bomb']);
    expect(stage.glance()).toMatchObject({ active: 'b', stack: ['ability moth', 'ability dawn'] });
  });

  test('a die that is thrown is heard once its roll is on the stack', context => {
    proves(context, 'FS-DICE-04');
    const ear = card('ear', { abilities: [when('rolled', (_g, at, { seat }) => seat === at.me, gains(1))] });
    const stage = stageWith(
      [ear],
      { seats: { a: { items: ['ear', 'mystery-sack'] }, b: { character: 'isaac' } } },
      { chance: { dice: [6] } },
    );
    stage.does('a', 'tap mystery-sack').does('b', 'pass');
    expect(stage.glance()).toMatchObject({ stack: ['ability ear', 'roll a 6'] });
  });

  test('a die that is thrown again is heard again, a number that is only changed is not', context => {
    proves(context, 'FS-DICE-07');
    const ear = card('ear', { abilities: [when('rolled', (_g, at, { seat }) => seat === at.me, gains(1))] });
    const stage = stageWith(
      [ear],
      { seats: { a: { items: ['ear', 'mystery-sack', 'spoon-bender', 'the-d6'] }, b: {} } },
      { chance: { dice: [5, 5] } },
    );
    stage.does('a', 'tap mystery-sack').rest('pass', 'gained-cents');
    stage.does('a', 'tap spoon-bender', 'roll').does('a', 'pass');
    expect(stage.glance()).toMatchObject({ stack: ['roll a 6'], seats: { a: { cents: 1 } } });
    stage.does('a', 'tap the-d6', 'roll');
    expect(stage.glance()).toMatchObject({ stack: [], seats: { a: { cents: 2 } } });
  });

  test('a roll that is flipped shows seven less what it was', context => {
    proves(context, 'FS-MECH-26');
    const coin = card('coin', {
      abilities: [
        tap(
          aimed([aRoll], (g, use) => {
            const roll = rollOn(g, aimOf(use));
            if (roll) flipRoll(g, roll);
          }),
        ),
      ],
    });
    const stage = stageWith(
      [coin],
      { seats: { a: { items: ['mystery-sack', 'coin'] }, b: {} } },
      { chance: { dice: [5] } },
    );
    stage.does('a', 'tap mystery-sack').does('a', 'tap coin', 'roll').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({ seats: { a: { hand: { length: 1 } } } });
    expect(stage.events.find(({ type }) => type === 'roll-final')?.params).toMatchObject({ face: 2 });
  });

  test('an event put in a minion slot does what it says, goes to the discard, and its slot goes too', context => {
    proves(context, 'FS-CHAL-14');
    const call = acts('call', g => putAsMinion(g, g.cards('monster-deck')[0] as CardId));
    const stage = stageWith(
      [call],
      {
        seats: { a: { items: ['call'] }, b: {} },
        finalBoss: ['mom'],
        monsters: ['clotty'],
        decks: { monster: ['chest-cents'] },
      },
      { options: { mode: 'co-op', challenge: 'moms-house' }, players: 2, chance: { dice: [6] } },
    );
    stage.does('a', 'tap call');
    expect(stage.glance()).toMatchObject({
      seats: { a: { cents: 6 } },
      discards: { monster: ['chest-cents'] },
      slots: { minion: 0 },
    });
  });
});

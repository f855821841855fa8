import type { CardId } from '@tavolata/kernel';
import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import type { Effect } from '../src/behaviour.ts';
import {
  aCurse,
  addsCounters,
  aimed,
  aMonster,
  anItem,
  aPlayer,
  boosts,
  cardOf,
  chooseOne,
  deactivate,
  discardsThis,
  gains,
  giveItem,
  inOrder,
  on,
  onAny,
  onceDestroyed,
  putInDiscard,
  putWithPlayer,
  recharges,
  rechargesThis,
  rolls,
  tap,
  targetPlayer,
  when,
} from '../src/card-kit.ts';
import { acts, card, cardNamed, stageWith } from './own-cards.ts';

describe('what cannot be aimed cannot be used', () => {
  const ofACurse = targetPlayer(gains(1), aPlayer);
  const needs: Record<string, Effect> = {
    'a mode of which none can be aimed': chooseOne({
      cents: aimed([aCurse], () => {}),
      loot: aimed([aCurse], () => {}),
    }),
    'two targets of which one is not there': { ...ofACurse, targets: [aPlayer, aCurse] },
  };

  test.for(Object.keys(needs))('%s', (which, context) => {
    proves(context, 'FS-ABIL-10');
    const wand = card('wand', { abilities: [tap(needs[which] as Effect)] });
    const given = { seats: { a: { items: ['wand'] }, b: {} } };
    expect(stageWith([wand], given).refusals('a', 'tap wand')).toMatchObject([{ rule: 'FS-ABIL-10' }]);
    const cursed = stageWith([wand], { seats: { ...given.seats, b: { curses: ['curse-of-pain'] } } });
    expect(cursed.refusals('a', 'tap wand')).toEqual([]);
  });

  test('and a trigger does not go on the stack', context => {
    proves(context, 'FS-ABIL-10');
    const bell = card('bell', {
      abilities: [when('turn-end', () => true, needs['a mode of which none can be aimed'] as Effect)],
    });
    const stage = stageWith([bell], { seats: { a: { items: ['bell'] }, b: {} } });
    stage.does('a', 'end-turn').rest('pass', 'act');
    expect(stage.events.map(({ type }) => type)).not.toContain('triggered');
  });
});

test('of two parts with a target each has its own', context => {
  proves(context, 'FS-ABIL-03', 'FS-ANDTHEN-02');
  const baton = card('baton', {
    abilities: [tap(inOrder(recharges(anItem), boosts({ atk: 2 }, aMonster)))],
  });
  const stage = stageWith([baton], {
    seats: { a: { items: ['baton'] }, b: { items: [{ card: 'mr-boom', deactivated: true }] } },
    monsters: ['fly'],
  });
  stage.does('a', 'tap baton', 'mr-boom', 'fly').rest('pass', 'act');
  expect(stage.glance()).toMatchObject({ atk: { fly: 3 }, seats: { b: { deactivated: ['isaac'] } } });
});

/** Leaves play and is back at once: another object (FS-ZONE-02). */
const door = (id: string) =>
  acts('door', g => {
    const through = cardNamed(g, id);
    putInDiscard(g, through);
    putWithPlayer(g, 'a', through);
    deactivate(g, through);
  });

test('what a roll decides about its target is nothing once that is another object', context => {
  proves(context, 'FS-ABIL-05', 'FS-ZONE-03');
  const lure = card('lure', {
    abilities: [
      tap({
        targets: [anItem],
        ...rolls(
          onAny({
            resolve(g, use) {
              const item = cardOf(use);
              if (item !== undefined) giveItem(g, 'b', item);
            },
          }),
        ),
      }),
    ],
  });
  const given = { seats: { a: { items: ['meat'] }, b: { items: ['lure', 'door'] } }, active: 'b' };
  const chance = { dice: [4] };
  const taken = stageWith([lure, door('meat')], given, { chance });
  taken.does('b', 'tap lure', 'meat').rest('pass', 'act');
  expect(taken.glance()).toMatchObject({ seats: { a: { items: [] } } });
  const missed = stageWith([lure, door('meat')], given, { chance });
  missed.does('b', 'tap lure', 'meat').does('b', 'pass').does('b', 'tap door').rest('pass', 'act');
  expect(missed.glance()).toMatchObject({ seats: { a: { items: ['meat'] } } });
});

describe('an ability whose card is another object by now leaves that alone', () => {
  const about: Record<string, Effect> = {
    'puts no counter on it': addsCounters(1),
    'does not recharge it': rechargesThis,
    'does not discard it': discardsThis,
    'does not destroy it, nor what hangs on that': onceDestroyed(gains(5)),
  };

  test.for(Object.keys(about))('%s', (which, context) => {
    proves(context, 'FS-ACTIV-09', 'FS-ZONE-02');
    const relic = card('relic', { abilities: [tap(about[which] as Effect)] });
    const stage = stageWith([relic, door('relic')], {
      seats: { a: { items: ['relic'] }, b: { items: ['door'] } },
    });
    stage.does('a', 'tap relic').does('b', 'tap door').rest('pass', 'act');
    const { g } = stage.run;
    expect(stage.glance()).toMatchObject({ seats: { a: { items: ['relic'], cents: 0 } } });
    expect(stage.glance()).toHaveProperty('counters', {});
    expect(g.state.things[cardNamed(g, 'relic') as CardId]?.charged).toBe(false);
  });
});

describe('an activated ability does what it says', () => {
  const given = {
    seats: { a: { items: ['bank'], character: 'isaac' }, b: { items: ['trick'] }, c: {} },
  };
  const bank = card('bank', { abilities: [tap(gains(5))] });
  const tricks = {
    'though its card has left play': acts('trick', g => {
      putInDiscard(g, cardNamed(g, 'bank'));
    }),
    'for whoever activated it, though another has its card': acts('trick', (g, me) =>
      giveItem(g, me, cardNamed(g, 'bank')),
    ),
    'though its card is recharged': card('trick', { abilities: [tap(recharges(anItem))] }),
  };

  test.for(Object.entries(tricks))('%s', ([how, trick], context) => {
    proves(context, 'FS-ACTIV-09', 'FS-ACTIV-02');
    const stage = stageWith([bank, trick], given);
    stage.does('a', 'tap bank').does('a', 'pass');
    stage.does('b', 'tap trick', ...(how.endsWith('recharged') ? ['bank'] : [])).rest('pass', 'act');
    expect(stage.glance()).toMatchObject({ seats: { a: { cents: 5 }, b: { cents: 0 } } });
  });
});

test('which outcome follows a roll is what its own list says', context => {
  proves(context, 'FS-KEY-14');
  const wheel = card('wheel', { abilities: [tap(rolls(on([1, 2], gains(1)), on(5, gains(9))))] });
  const cents = (face: number): unknown => {
    const stage = stageWith(
      [wheel],
      { seats: { a: { items: ['wheel'] }, b: {} } },
      { chance: { dice: [face] } },
    );
    stage.does('a', 'tap wheel').rest('pass', 'act');
    return stage.state.players.a?.cents;
  };
  expect([1, 2, 3, 4, 5, 6].map(cents)).toEqual([1, 1, 0, 0, 9, 0]);
});

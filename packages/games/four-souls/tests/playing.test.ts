import type { CardId } from '@tavolata/kernel';
import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import {
  aimed,
  aMonsterOrPlayer,
  anItemWithTap,
  type Behaviour,
  cancel,
  cardInPile,
  cardOf,
  cents,
  copyLoot,
  copyLootCard,
  copyTapAbility,
  discardPile,
  does,
  gains,
  inflicts,
  itemAbilities,
  lootsOnStack,
  mayPlayNow,
  takeLootOff,
  tap,
  when,
} from '../src/card-kit.ts';
import { acts, card, stageWith } from './own-cards.ts';

const loot = (id: string, does: Behaviour) => card(id, does, { type: 'loot', back: 'loot' });

describe('playing loot from elsewhere', () => {
  const scavenger = card('scavenger', {
    statics: {
      playsFrom: (g, at, seat) => (seat === at.by ? g.cards(discardPile('loot')).slice(0, 1) : []),
    },
  });
  const conjurer = (price?: 'nothing') =>
    card('conjurer', {
      abilities: [tap(does((g, use) => mayPlayNow(g, use, g.cards(discardPile('loot')), price)))],
    });

  test('as from the hand: with priority, and for a loot play', context => {
    proves(context, 'FS-LOOT-08');
    const stage = stageWith([scavenger], {
      seats: { a: { items: ['scavenger'] }, b: {} },
      discards: { loot: ['a-penny'] },
    });
    stage.does('a', 'play a-penny');
    expect(stage.glance()).toMatchObject({ seats: { a: { cents: 1, lootPlays: 0 } } });
    expect(stage.refusals('a', 'a-penny')).toMatchObject([{ rule: 'FS-LOOT-05' }]);
  });

  test('while an effect resolves, at any moment, but still for a loot play unless it says otherwise', context => {
    proves(context, 'FS-LOOT-09');
    const given = (lootPlays: number) => ({
      seats: { a: { items: ['conjurer'], lootPlays }, b: {} },
      discards: { loot: ['a-penny', 'bomb'] },
    });
    const stage = stageWith([conjurer()], given(1));
    stage.does('a', 'tap conjurer', 'a-penny');
    expect(stage.glance()).toMatchObject({ seats: { a: { cents: 1, lootPlays: 0 } } });
    const without = stageWith([conjurer()], given(0));
    without.does('a', 'tap conjurer');
    expect(without.offers('a')).toEqual(['decline']);
    expect(without.refusals('a', 'bomb')).toMatchObject([{ rule: 'FS-LOOT-05' }]);
  });

  test('for nothing, where the effect says so', context => {
    proves(context, 'FS-LOOT-10');
    const stage = stageWith([conjurer('nothing')], {
      seats: { a: { items: ['conjurer'], lootPlays: 0 }, b: {} },
      discards: { loot: ['a-penny'] },
    });
    stage.does('a', 'tap conjurer', 'a-penny');
    expect(stage.glance()).toMatchObject({ seats: { a: { cents: 1, lootPlays: 0 } } });
  });
});

describe('copies of loot cards', () => {
  const printer = card('printer', {
    abilities: [
      tap(
        aimed([cardInPile('loot', () => true)], (g, use) => {
          const chosen = cardOf(use);
          if (chosen !== undefined) copyLootCard(g, use, chosen);
        }),
      ),
    ],
  });
  const given = (id: string, lootPlays = 1) => ({
    seats: { a: { items: ['printer'], lootPlays, cents: 5 }, b: {} },
    discards: { loot: [id] },
  });

  test('one is played like a card, for a loot play, and leaves no card behind', context => {
    proves(context, 'FS-COPYC-01', 'FS-COPYC-02', 'FS-COPYC-03');
    const stage = stageWith([printer], given('a-penny'));
    stage.does('a', 'tap printer', 'a-penny');
    expect(stage.offers('a')).toContain('a-penny');
    stage.does('a', 'play-copy a-penny');
    expect(stage.glance()).toMatchObject({
      seats: { a: { cents: 6, lootPlays: 0, hand: [] } },
      discards: { loot: ['a-penny'] },
    });
    expect(stage.events.map(({ type }) => type)).toContain('loot-played');
    expect(stage.state.copiedLoot).toEqual([]);
  });

  test('without a loot play it waits, and is gone with the turn', context => {
    proves(context, 'FS-COPYC-02', 'FS-COPYC-03');
    const stage = stageWith([printer], given('a-penny', 0));
    stage.does('a', 'tap printer', 'a-penny');
    expect(stage.refusals('a', 'play-copy a-penny')).toMatchObject([{ rule: 'FS-LOOT-05' }]);
    expect(stage.state.copiedLoot).toHaveLength(1);
    stage.does('a', 'end-turn').rest('pass', 'act');
    expect(stage.state.copiedLoot).toEqual([]);
  });

  test('it is for the player who got it alone', context => {
    proves(context, 'FS-COPYC-01');
    const stage = stageWith([printer], {
      seats: { a: { items: ['printer'] }, b: { hand: ['bomb'], lootPlays: 1, items: ['mr-boom'] } },
      discards: { loot: ['a-penny'] },
      monsters: ['fatty'],
    });
    stage.does('a', 'tap printer', 'a-penny').does('b', 'pass').does('a', 'end-turn');
    expect(stage.questionFor('a')).toMatchObject({ prompt: 'respond' });
    stage.does('a', 'pass');
    expect(stage.offers('b').sort()).toEqual(['bomb', 'mr-boom']);
  });

  test('where it is free no loot play is needed, nor spent, and its player is asked', context => {
    proves(context, 'FS-COPYC-03');
    const gift = card('gift', {
      abilities: [
        tap(
          does((g, use) => {
            for (const one of g.cards(discardPile('loot'))) copyLootCard(g, use, one, 'nothing');
          }),
        ),
      ],
    });
    const stage = stageWith([gift], {
      seats: { a: { items: ['mr-boom'] }, b: { items: ['gift'] } },
      discards: { loot: ['a-penny'] },
      monsters: ['fatty'],
    });
    stage.does('a', 'tap mr-boom', 'fatty').does('b', 'tap gift').does('b', 'play-copy a-penny');
    stage.rest('pass', 'act');
    expect(stage.glance()).toMatchObject({ seats: { b: { cents: 1, lootPlays: 0 } } });
  });

  const dear = loot('dear', { lootCost: cents(2), loot: gains(7) });

  test('a cost of playing is paid for a copy that is played', context => {
    proves(context, 'FS-COPYC-04');
    const stage = stageWith([printer, dear], given('dear'));
    stage.does('a', 'tap printer', 'dear').does('a', 'play-copy dear');
    expect(stage.glance()).toMatchObject({ seats: { a: { cents: 10 } } });
    const poor = stageWith([printer, dear], {
      ...given('dear'),
      seats: { a: { items: ['printer'], cents: 1 }, b: {} },
    });
    poor.does('a', 'tap printer', 'dear');
    expect(poor.refusals('a', 'play-copy dear')).toMatchObject([{ rule: 'FS-MECH-31' }]);
  });

  const copying = function* (flow: ReturnType<typeof copyLoot>) {
    yield* flow;
  };
  const echo = card('echo', {
    abilities: [tap(does((g, use) => copying(copyLoot(g, use, lootsOnStack(g).at(-1)?.id))))],
  });

  test('and not for a duplicate of what is on the stack already', context => {
    proves(context, 'FS-COPYL-04');
    const stage = stageWith([dear, echo], {
      seats: { a: { items: ['echo'], hand: ['dear'], cents: 4 }, b: {} },
    });
    stage.does('a', 'play dear').does('a', 'tap echo');
    expect(stage.glance()).toMatchObject({ seats: { a: { cents: 16 } }, discards: { loot: ['dear'] } });
  });

  test('a duplicate that could be aimed at nothing is not made', context => {
    proves(context, 'FS-COPYL-03', 'FS-ABIL-10');
    const wipe = acts('wipe', g => {
      for (const { id } of itemAbilities(g)) cancel(g, id);
    });
    const stage = stageWith([echo, wipe], {
      seats: {
        a: { items: ['mystery-sack'] },
        b: { items: ['echo', 'wipe'], hand: ['butter-bean'], lootPlays: 1 },
      },
    });
    stage.does('a', 'tap mystery-sack').does('b', 'butter-bean', 'mystery-sack');
    stage.does('b', 'tap echo').does('b', 'pass');
    expect(stage.questionFor('b')).toMatchObject({ prompt: 'target-ability' });
    const without = stageWith([echo, wipe], {
      seats: {
        a: { items: ['mystery-sack'] },
        b: { items: ['echo', 'wipe'], hand: ['butter-bean'], lootPlays: 1 },
      },
    });
    without.does('a', 'tap mystery-sack').does('b', 'butter-bean', 'mystery-sack');
    without.does('b', 'tap wipe').does('b', 'pass').does('b', 'tap echo').rest('pass', 'act');
    expect(without.events.map(({ type }) => type)).not.toContain('copied');
  });

  test('a copy of a loot card that is cancelled leaves that card where it lies', context => {
    proves(context, 'FS-COPYC-02');
    const stage = stageWith([printer], {
      seats: { a: { items: ['printer'] }, b: { hand: ['butter-bean'], lootPlays: 1 } },
      discards: { loot: ['bomb', 'a-penny'] },
    });
    stage.does('a', 'tap printer', 'a-penny').does('b', 'pass').does('a', 'play-copy a-penny');
    stage.does('b', 'butter-bean', 'a-penny').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({
      seats: { a: { cents: 0 } },
      discards: { loot: ['butter-bean', 'bomb', 'a-penny'] },
    });
  });

  test('a duplicate is whose ability made it, who aims it; it is not played and costs no loot play', context => {
    proves(context, 'FS-COPYL-01', 'FS-COPYL-03');
    const ear = card('ear', { abilities: [when('loot-played', () => true, gains(5))] });
    const stage = stageWith([echo, ear], {
      seats: {
        a: { hand: ['bomb'] },
        b: { items: ['echo', 'ear'], hand: ['a-penny'], lootPlays: 1 },
        c: {},
      },
    });
    stage.does('a', 'bomb', 'b').does('b', 'pass').does('b', 'tap echo').does('b', 'pass');
    expect(stage.questionFor('b')).toMatchObject({ prompt: 'target-monster-or-player' });
    stage.does('b', 'a');
    expect(stage.state.stack).toMatchObject([
      { kind: 'loot', by: 'a' },
      { kind: 'loot', by: 'b', copy: true },
    ]);
    stage.rest('pass', 'act');
    expect(stage.glance()).toMatchObject({
      seats: { a: { hp: 1 }, b: { hp: 1, cents: 5, lootPlays: 1 } },
      discards: { loot: ['bomb'] },
    });
  });
});

describe('a loot that copies an ability of an item', () => {
  const mime = loot('mime', {
    loot: aimed([anItemWithTap], function* (g, use) {
      const item = cardOf(use);
      if (item !== undefined) yield* copyTapAbility(g, use, item);
    }),
  });
  const given = (item: string) => ({
    seats: {
      a: { items: [{ card: item, deactivated: true }], hand: ['mime'] },
      b: { items: ['meat'], souls: ['monstro'] },
    },
  });

  test('cannot destroy itself, so nothing that needs it follows', context => {
    proves(context, 'FS-COPYA-03');
    const stage = stageWith([mime], given('forget-me-now'));
    stage.does('a', 'play mime', 'forget-me-now');
    expect(stage.glance()).toMatchObject({
      seats: { a: { items: ['forget-me-now'] }, b: { soulCards: ['monstro'] } },
      discards: { loot: ['mime'], treasure: [] },
    });
  });

  test('becomes a copy of nothing and never enters play', context => {
    proves(context, 'FS-COPYA-04');
    const stage = stageWith([mime], given('modeling-clay'));
    stage.does('a', 'play mime', 'modeling-clay', 'meat');
    expect(stage.glance()).toMatchObject({
      seats: { a: { items: ['modeling-clay'] } },
      discards: { loot: ['mime'] },
    });
    expect(stage.glance()).toHaveProperty('copies', {});
  });
});

test('a loot that an ability takes off the stack goes where it says and does nothing', context => {
  proves(context, 'FS-STACK-10');
  const broom = card('broom', {
    abilities: [
      tap(
        does(g => {
          const [first] = lootsOnStack(g);
          if (first) takeLootOff(g, first.id, 'loot-deck');
        }),
      ),
    ],
  });
  const stage = stageWith([broom], {
    seats: { a: { hand: ['a-penny'] }, b: { items: ['broom'] } },
  });
  stage.does('a', 'a-penny').does('b', 'tap broom');
  expect(stage.glance()).toMatchObject({ seats: { a: { cents: 0 } }, discards: { loot: [] } });
  const { g } = stage.run;
  expect(g.def(g.cards('loot-deck')[0] as CardId).id).toBe('a-penny');
});

test('a duplicate that is taken off the stack simply ends', context => {
  proves(context, 'FS-COPYL-02');
  const twin = card('twin', {
    abilities: [
      tap(
        does(function* (g, use) {
          yield* copyLoot(g, use, lootsOnStack(g)[0]?.id);
        }),
      ),
    ],
  });
  const snatch = acts('snatch', g => {
    const copy = lootsOnStack(g).find(one => one.copy);
    if (copy) takeLootOff(g, copy.id, 'loot-deck');
  });
  const stage = stageWith([twin, snatch], {
    seats: { a: { hand: ['a-penny'] }, b: { items: ['twin', 'snatch'] } },
  });
  stage
    .does('a', 'a-penny')
    .does('b', 'tap twin')
    .does('b', 'pass')
    .does('b', 'tap snatch')
    .rest('pass', 'act');
  expect(stage.glance()).toMatchObject({
    seats: { a: { cents: 1 }, b: { cents: 0 } },
    discards: { loot: ['a-penny'] },
  });
});

test('damage of a loot is dealt by whoever played it', () => {
  const dart = loot('dart', { loot: inflicts(1, aMonsterOrPlayer) });
  const stage = stageWith([dart], { seats: { a: { hand: ['dart'] }, b: { character: 'isaac' } } });
  stage.does('a', 'play dart', 'b');
  stage.does('b', 'pass');
  expect(stage.state.stack).toMatchObject([{ kind: 'damage', by: 'a', amount: 1 }]);
});

test('after fifty abilities in one turn a player activates no more', context => {
  proves(context, 'FS-ACTIV-10');
  const mill = card('mill', { abilities: [{ kind: 'paid', cost: cents(0), effect: gains(1) }] });
  const stage = stageWith([mill], { seats: { a: { items: ['mill'] }, b: { items: ['mill'] } } });
  for (let n = 0; n < 50; n++) stage.does('a', 'paid mill').rest('pass', 'act');
  expect(stage.glance()).toMatchObject({ seats: { a: { cents: 50 } } });
  expect(stage.refusals('a', 'paid mill')).toMatchObject([{ rule: 'FS-ACTIV-10' }]);
  stage.does('a', 'end-turn').rest('pass', 'act').does('b', 'paid mill').rest('pass', 'act');
  expect(stage.glance()).toMatchObject({ seats: { b: { cents: 1 } } });
});

import type { CardId } from '@tavolata/kernel';
import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import {
  atYourTurnEnd,
  changeCharacter,
  destroySoul,
  gainSoul,
  gains,
  on,
  rolls,
  thatPlayer,
  when,
  whenAPlayerDies,
  whenThisEnters,
} from '../src/card-kit.ts';
import { giveItem } from '../src/verbs/items.ts';
import { putInDiscard, putWithPlayer } from '../src/verbs/zoning.ts';
import { acts, card, cardNamed, stageWith } from './own-cards.ts';

const STATS = { type: 'monster', back: 'monster', stats: { hp: 2, dc: 4, atk: 1 } } as const;

/** Takes a card out of play and brings it back at once, for the same player. */
const door = (id: string, seat: 'a' | 'b') =>
  acts('door', g => {
    const one = cardNamed(g, id);
    putInDiscard(g, one);
    putWithPlayer(g, seat, one);
  });

describe('the same object, or another', () => {
  test('an item that passes to another player does not enter play again', context => {
    proves(context, 'FS-ZONE-06');
    const bell = card('bell', { abilities: [whenThisEnters(gains(5))] });
    const gift = acts('gift', g => giveItem(g, 'b', cardNamed(g, 'bell')));
    const stage = stageWith([bell, gift], { seats: { a: { items: ['bell', 'gift'] }, b: {} } });
    stage.does('a', 'tap gift').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({ seats: { a: { cents: 0 }, b: { items: ['bell'], cents: 0 } } });
  });

  test('an ability that destroys its own card means the object it was', context => {
    proves(context, 'FS-ZONE-02', 'FS-ZONE-03');
    const stage = stageWith([door('box', 'a')], {
      seats: { a: { items: ['box'] }, b: { items: ['door'] } },
    });
    stage.does('a', 'tap box').does('b', 'tap door').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({
      seats: { a: { items: ['box'], lootPlays: 1, deactivated: ['isaac'] } },
      discards: { treasure: [] },
    });
  });

  test('a counter for its own card is for the object it was', context => {
    proves(context, 'FS-ZONE-02');
    const stage = stageWith([door('tech-x', 'a')], {
      seats: { a: { items: [{ card: 'tech-x', counters: 2 }] }, b: { items: ['door'] } },
    });
    stage.does('a', 'tap tech-x').does('b', 'tap door').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({ seats: { a: { items: ['tech-x'] } }, counters: {} });
  });

  test('what is Eternal is not put into the discard either', context => {
    proves(context, 'FS-KEY-01');
    const bin = acts('bin', g => {
      putInDiscard(g, cardNamed(g, 'the-d6'));
      putInDiscard(g, cardNamed(g, 'meat'));
    });
    const stage = stageWith([bin], { seats: { a: { items: ['bin', 'the-d6', 'meat'] }, b: {} } });
    stage.does('a', 'tap bin').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({
      seats: { a: { items: ['bin', 'the-d6'] } },
      discards: { treasure: ['meat'] },
    });
  });

  test('a new character enters play charged', context => {
    proves(context, 'FS-INPLAY-05');
    const costume = acts('costume', (g, me) => {
      changeCharacter(g, me, 'maggy');
    });
    const stage = stageWith([costume], { seats: { a: { items: ['costume'] }, b: {} } });
    for (const id of ['maggy', 'yum-heart']) stage.run.g.create(id, 'outside');
    stage.does('a', 'tap costume').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({ seats: { a: { character: 'maggy', deactivated: ['costume'] } } });
  });
});

describe('on a monster card', () => {
  test('you are the active player', context => {
    proves(context, 'FS-MON-02');
    const imp = card('imp', { abilities: [atYourTurnEnd(gains(2))] }, STATS);
    const stage = stageWith([imp], { active: 'b', seats: { a: {}, b: {}, c: {} }, monsters: ['imp'] });
    stage.does('b', 'end-turn').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({
      active: 'c',
      seats: { a: { cents: 0 }, b: { cents: 2 }, c: { cents: 0 } },
    });
  });

  test('that player rolls, and what follows is theirs', context => {
    proves(context, 'FS-KEY-12');
    const ghoul = card('ghoul', { abilities: [whenAPlayerDies(thatPlayer(rolls(on(6, gains(5)))))] }, STATS);
    const stage = stageWith(
      [ghoul],
      { seats: { a: { hand: ['xiii-death'] }, b: {} }, monsters: ['ghoul'] },
      { chance: { dice: [6] } },
    );
    stage.does('a', 'xiii-death', 'b').rest('pass', 'act');
    expect(stage.events.find(({ type }) => type === 'rolled')).toMatchObject({ params: { seat: 'b' } });
    expect(stage.glance()).toMatchObject({ seats: { a: { cents: 0 }, b: { dead: true, cents: 4 } } });
  });

  test('a card that has become a soul does not see itself leave', context => {
    proves(context, 'FS-MON-04');
    const wail = when('left-play', (_g, at, { card: left }) => left === at.card, gains(7));
    const wraith = card('wraith', { abilities: [wail] }, { ...STATS, souls: 1 });
    const knife = acts('knife', g => destroySoul(g, cardNamed(g, 'wraith')));
    const stage = stageWith([wraith, knife], {
      seats: { a: { items: ['knife'], souls: ['wraith'] }, b: {} },
    });
    stage.does('a', 'tap knife').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({ seats: { a: { cents: 0 } }, discards: { monster: ['wraith'] } });
  });
});

describe('decks', () => {
  test('who looks at a deck sees those cards, and nobody else does', context => {
    proves(context, 'FS-DECK-04');
    const stage = stageWith([], {
      seats: { a: { items: ['sack-head'] }, b: {} },
      decks: { loot: ['bomb', 'a-dime'] },
    });
    const { g } = stage.run;
    const [top, next] = g.cards('loot-deck') as [CardId, CardId];
    expect(g.knows('a', top)).toBe(false);
    stage.does('a', 'tap sack-head', 'loot-deck');
    expect([g.knows('a', top), g.knows('a', next), g.knows('b', top)]).toEqual([true, false, false]);
  });

  test('who searches the Treasure deck sees all of it, until it is shuffled', context => {
    proves(context, 'FS-DECK-04', 'FS-DECK-05');
    const stage = stageWith(
      [],
      {
        seats: { a: {}, b: {} },
        monsters: ['fly'],
        decks: {
          monster: ['cursed-chest'],
          treasure: { exactly: ['meat', 'guppys-head', 'guppys-paw', 'dinner'] },
        },
      },
      { chance: { dice: [6] } },
    );
    const { g } = stage.run;
    const cards = g.cards('treasure-deck');
    const known = (seat: 'a' | 'b') => cards.map(one => g.knows(seat, one));
    stage.does('a', 'attack', 'monster-deck', 'fly');
    expect(stage.offers('a')).toEqual(['guppys-head', 'guppys-paw']);
    expect([known('a'), known('b')]).toEqual([
      [true, true, true, true],
      [false, false, false, false],
    ]);
    stage.does('a', 'guppys-paw').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({ seats: { a: { items: ['guppys-paw'] } } });
    expect(g.cards('treasure-deck').some(one => g.knows('a', one))).toBe(false);
  });

  test('a deck made anew is in no order that anybody knows', context => {
    proves(context, 'FS-DECK-06');
    const pile = [
      'a-penny',
      'two-cents',
      'three-cents',
      'four-cents',
      'a-nickel',
      'a-dime',
      'bomb',
      'gold-bomb',
    ];
    const stage = stageWith([], {
      seats: { a: { items: ['potato-peeler'] }, b: {} },
      decks: { loot: { exactly: ['joker'] } },
      discards: { loot: pile },
    });
    const { g } = stage.run;
    stage.does('a', 'tap potato-peeler').rest('pass', 'act');
    const renewed = g.cards('loot-deck');
    const names = renewed.map(one => g.def(one).id);
    expect([...names].sort()).toEqual([...pile, 'joker'].sort());
    expect(names).not.toEqual(['joker', ...pile]);
    expect(names).not.toEqual([...pile, 'joker']);
    expect(renewed.some(one => g.knows('a', one) || g.knows('b', one))).toBe(false);
  });

  test('a trinket is no treasure for what counts treasures gained', context => {
    proves(context, 'FS-KEY-02', 'FS-TREAS-11');
    const stage = stageWith([], {
      seats: { a: { hand: ['curved-horn', 'xvii-the-stars'], lootPlays: 2 }, b: {} },
      bonusSouls: ['soul-of-pride'],
    });
    stage.does('a', 'curved-horn').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({ seats: { a: { items: ['curved-horn'] } } });
    expect(stage.state.bonusCounters).toEqual({});
    stage.does('a', 'xvii-the-stars').rest('pass', 'act');
    expect(Object.values(stage.state.bonusCounters)).toEqual([1]);
  });
});

test('a soul without an icon is worth one', context => {
  proves(context, 'FS-CARD-09', 'FS-SOUL-02');
  const relic = acts('relic', (g, me) => {
    gainSoul(g, me, cardNamed(g, 'meat'));
    gainSoul(g, me, cardNamed(g, 'mom'));
  });
  const stage = stageWith([relic], { seats: { a: { items: ['relic', 'meat'] }, b: {} }, monsters: ['mom'] });
  stage.does('a', 'tap relic').rest('pass', 'act');
  expect(stage.glance()).toMatchObject({ seats: { a: { soulCards: ['meat', 'mom'], souls: 3 } } });
});

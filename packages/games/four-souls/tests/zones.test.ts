import { type CardId, eachCard, wrongWith } from '@tavolata/kernel';
import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import {
  boost,
  ditch,
  does,
  gainCents,
  gainSoul,
  gains,
  loot,
  putInHand,
  putOnDeck,
  soulCards,
  tap,
  when,
  winsTheGame,
} from '../src/card-kit.ts';
import { aimAt } from '../src/table/table.ts';
import { putDamage } from '../src/verbs/damage.ts';
import { giveItem, swapItems } from '../src/verbs/items.ts';
import { putInDiscard, putWithPlayer } from '../src/verbs/zoning.ts';
import { acts, card, cardNamed, hammer, stageWith } from './own-cards.ts';

describe('souls, decks, discards, hands', () => {
  test('an effect may say what a soul is worth', context => {
    proves(context, 'FS-SOUL-02');
    const canon = acts('canon', (g, me) => {
      gainSoul(g, me, cardNamed(g, 'meat'), 3);
    });
    const stage = stageWith([canon], { seats: { a: { items: ['canon', 'meat'] }, b: {} } });
    stage.does('a', 'tap canon');
    expect(stage.glance()).toMatchObject({ seats: { a: { souls: 3, soulCards: ['meat'] } }, result: 'none' });
  });

  test('whoever asks how many souls were gained hears the value of the card, once', context => {
    proves(context, 'FS-SOUL-08');
    const tally = card('tally', {
      abilities: [
        when(
          'gained-soul',
          () => true,
          does((g, { me, event }) => gainCents(g, me, event?.amount ?? 0)),
        ),
      ],
    });
    const stage = stageWith([tally], {
      seats: { a: { items: ['tally', 'chaos-card'] }, b: {} },
      monsters: ['mom'],
      decks: { treasure: ['breakfast'] },
    });
    stage
      .does('a', 'tap chaos-card', 'kill-one')
      .rest('pass', 'pick-one')
      .does('a', 'mom')
      .rest('pass', 'act');
    expect(stage.glance()).toMatchObject({ seats: { a: { souls: 2, soulCards: ['mom'], cents: 2 } } });
  });

  test('how many souls it takes can change', context => {
    proves(context, 'FS-WIN-03');
    const tax = card('tax', { statics: { soulsToWin: (_g, at, seat) => (seat === at.by ? 1 : 0) } });
    const given = (items: string[]) => ({ seats: { a: { items, souls: ['mom', 'satan'] }, b: {} } });
    expect(stageWith([tax], given(['tax'])).glance()).toMatchObject({ result: 'none' });
    expect(stageWith([tax], given([])).glance()).toMatchObject({ result: 'souls', winners: ['a'] });
  });

  test('of two who have what a bonus soul asks for, the active player gets it', context => {
    proves(context, 'FS-BSOUL-08');
    const purse = card('purse', { abilities: [tap(gains(1))] });
    const stage = stageWith([purse], {
      active: 'b',
      seats: { a: { cents: 30 }, b: { cents: 30, items: ['purse'] }, c: { cents: 30 } },
      bonusSouls: ['soul-of-greed'],
    });
    stage.does('b', 'tap purse');
    expect(stage.glance()).toMatchObject({
      bonusSouls: [],
      seats: { a: { soulCards: [] }, b: { soulCards: ['soul-of-greed'] }, c: { soulCards: [] } },
    });
  });

  test('an ability makes its player win once it has resolved', context => {
    proves(context, 'FS-WIN-06');
    const crown = card('crown', {
      abilities: [
        tap(
          does(function* (g, { me }) {
            winsTheGame(g, me);
            yield* gainCents(g, me, 2);
          }),
        ),
      ],
    });
    const stage = stageWith([crown], { seats: { a: { items: ['crown'] }, b: { character: 'isaac' } } });
    stage.does('a', 'tap crown');
    expect(stage.glance()).toMatchObject({ result: 'none' });
    stage.does('b', 'pass');
    expect(stage.glance()).toMatchObject({ winners: ['a'], seats: { a: { cents: 2 } } });
  });

  test('a bonus soul goes into no deck, a card from outside into that of its type', context => {
    proves(context, 'FS-DECK-02', 'FS-DECK-03', 'FS-DISC-04');
    const wisp = card('wisp', {}, { type: 'monster', back: 'monster', stats: { hp: 1, dc: 1, atk: 1 } });
    const lift = acts('lift', (g, me) => {
      for (const soul of soulCards(g, me)) putOnDeck(g, soul);
    });
    const stage = stageWith([wisp, lift], {
      seats: { a: { items: ['lift', 'mr-boom'], souls: ['soul-of-greed', 'wisp'] }, b: {} },
      monsters: ['wisp'],
    });
    const { g } = stage.run;
    stage.does('a', 'tap lift').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({ seats: { a: { soulCards: ['soul-of-greed'] } } });
    expect(g.def(g.cards('monster-deck')[0] as CardId).id).toBe('wisp');
    stage.does('a', 'tap mr-boom', 'wisp').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({ discards: { monster: ['wisp'] } });
  });

  test('what is aimed at an item misses it once it has left play and come back', context => {
    proves(context, 'FS-ZONE-03');
    const door = acts('door', (g, me) => {
      const meat = cardNamed(g, 'meat');
      putInDiscard(g, meat);
      putWithPlayer(g, me, meat);
    });
    const stage = stageWith([hammer, door], {
      seats: { a: { items: ['hammer'] }, b: { items: ['meat', 'door'] } },
    });
    stage.does('a', 'tap hammer', 'meat').does('b', 'tap door').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({ seats: { b: { items: ['door', 'meat'] } } });
  });

  test('outside the game a card hears nothing', context => {
    proves(context, 'FS-OUT-03');
    const bell = card('bell', { abilities: [when('turn-end', () => true, gains(9))] });
    const stage = stageWith([bell], { seats: { a: {}, b: {} } });
    stage.run.g.create('bell', 'outside');
    stage.does('a', 'end-turn').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({ outside: ['bell'], seats: { a: { cents: 0 }, b: { cents: 0 } } });
  });

  test('who must discard two cards discards two', context => {
    proves(context, 'FS-MECH-17');
    const tithe = card('tithe', {
      abilities: [
        tap(
          does(function* (g, { me }) {
            yield* ditch(g, me, 2);
          }),
        ),
      ],
    });
    const stage = stageWith([tithe], {
      seats: { a: { items: ['tithe'], hand: ['bomb', 'a-dime', 'a-penny'] }, b: {} },
    });
    stage.does('a', 'tap tithe').rest('pass', 'discard-loot');
    expect(wrongWith(stage.questionFor('a'), [0])).toBe('too-few');
    expect(wrongWith(stage.questionFor('a'), [0, 1, 2])).toBe('too-many');
    stage.does('a', ['bomb', 'a-penny']);
    expect(stage.glance()).toMatchObject({
      seats: { a: { hand: ['a-dime'] } },
      discards: { loot: ['a-penny', 'bomb'] },
    });
  });

  test('a stolen shop item leaves its slot to what it covered, and takes along what is on it', context => {
    proves(context, 'FS-GAIN-07');
    const thief = acts('thief', (g, me) => giveItem(g, me, cardNamed(g, 'meat')));
    const stage = stageWith([thief], {
      seats: { a: { items: ['thief'] }, b: {} },
      shop: [{ card: 'meat', counters: 2, covers: ['dinner'] }],
    });
    stage.does('a', 'tap thief');
    expect(stage.glance()).toMatchObject({
      shop: ['dinner'],
      covered: [],
      seats: { a: { items: ['thief', 'meat'] } },
      counters: { meat: 2 },
    });
    expect(stage.run.g.state.things[cardNamed(stage.run.g, 'dinner')]).toBeDefined();
  });

  test('an item swapped with the shop takes the slot of the other', context => {
    proves(context, 'FS-GAIN-07');
    const dealer = acts('dealer', g => swapItems(g, cardNamed(g, 'meat'), cardNamed(g, 'dinner')));
    const stage = stageWith([dealer], {
      seats: { a: { items: ['dealer', { card: 'meat', counters: 1 }] }, b: {} },
      shop: ['dinner'],
    });
    stage.does('a', 'tap dealer');
    expect(stage.glance()).toMatchObject({
      shop: ['meat'],
      seats: { a: { items: ['dealer', 'dinner'] } },
      counters: { meat: 1 },
      discards: { treasure: [] },
    });
  });

  test('only loot goes into a hand', context => {
    proves(context, 'FS-HAND-05');
    const glove = acts('glove', (g, me) => putInHand(g, me, g.cards('treasure-deck')[0] as CardId));
    const stage = stageWith([glove], {
      seats: { a: { items: ['glove'] }, b: {} },
      decks: { treasure: ['meat'] },
    });
    const before = stage.run.g.cards('treasure-deck').length;
    stage.does('a', 'tap glove');
    expect(stage.glance()).toMatchObject({ seats: { a: { hand: [] } }, decks: { treasure: before } });
  });
});

test('what a card did goes on when it is shuffled into its deck, and does not tell where it lies', context => {
  proves(context, 'FS-DECK-06', 'FS-ZONE-03');
  const thirst = acts('thirst', (g, me) => loot(g, me, 1));
  const stage = stageWith([thirst], {
    seats: { a: { items: ['thirst'], hand: ['iii-the-empress'] }, b: {} },
    decks: { loot: { exactly: [] } },
  });
  stage.does('a', 'play iii-the-empress', 'a').rest('pass', 'act');
  stage.does('a', 'tap thirst').rest('pass', 'act');
  expect(stage.glance()).toMatchObject({ seats: { a: { hand: ['iii-the-empress'], atk: 2 } } });
  const [card] = stage.run.g.cards('hand/a');
  expect(stage.state.lasting.map(({ source }) => source.card)).not.toContain(card);
  expect(stage.state.lasting.map(({ source }) => source.def)).toContain('iii-the-empress');
});

function namedIn(value: unknown): CardId[] {
  const named: CardId[] = [];
  eachCard(value, one => named.push(one));
  return named;
}

/** Something lasts that is aimed at the fly, */
const hex = card('hex', {
  abilities: [tap(does((g, use) => boost(g, use, aimAt(g, cardNamed(g, 'fly')), { dc: 1 })))],
});
/** and the fly goes. */
const mallet = acts('mallet', g => {
  putInDiscard(g, cardNamed(g, 'fly'));
});

test('what was aimed at a card that is shuffled into its deck is aimed at nothing any more', context => {
  proves(context, 'FS-DECK-06', 'FS-ZONE-02');
  const stage = stageWith([hex, mallet], {
    seats: { a: { items: ['hex', 'mallet'] }, b: {} },
    monsters: ['fly', 'dip'],
    decks: { monster: { exactly: ['pin'] } },
  });
  stage.does('a', 'tap hex').rest('pass', 'act');
  stage.does('a', 'tap mallet').rest('pass', 'act');
  expect(stage.glance()).toMatchObject({ monsters: ['pin', 'dip'], decks: { monster: 1 } });
  expect(namedIn(stage.state.lasting)).toEqual([cardNamed(stage.run.g, 'hex')]);
});

test('what was aimed at a card that goes under its deck is aimed at nothing any more', context => {
  proves(context, 'FS-ZONE-02');
  const burial = acts('burial', g => {
    putOnDeck(g, cardNamed(g, 'fly'), 'back');
  });
  const stage = stageWith([hex, burial], {
    seats: { a: { items: ['hex', 'burial'] }, b: {} },
    monsters: ['fly', 'dip'],
  });
  stage.does('a', 'tap hex').rest('pass', 'act');
  stage.does('a', 'tap burial').rest('pass', 'act');
  expect(namedIn(stage.state.lasting)).toEqual([cardNamed(stage.run.g, 'hex')]);
});

test('damage to a card that is shuffled into its deck before it resolves hits nothing', context => {
  proves(context, 'FS-ZONE-03', 'FS-DECK-06');
  const quake = acts('quake', g => {
    const fly = cardNamed(g, 'fly');
    putDamage(g, aimAt(g, fly), 1, {});
    putInDiscard(g, fly);
  });
  const stage = stageWith([quake], {
    seats: { a: { items: ['quake'] }, b: {} },
    monsters: ['fly', 'dip'],
    decks: { monster: { exactly: ['pin'] } },
  });
  stage.does('a', 'tap quake').rest('pass', 'act');
  expect(stage.glance()).toMatchObject({ monsters: ['pin', 'dip'], hp: { pin: 2, dip: 1 } });
  expect(stage.events.map(({ type }) => type)).not.toContain('damaged');
});

test('what was aimed at a discarded card that goes on its deck is aimed at nothing any more', context => {
  proves(context, 'FS-ZONE-02');
  const stage = stageWith([hex, mallet], {
    seats: { a: { items: ['hex', 'mallet'] }, b: {} },
    monsters: ['fly', 'dip'],
    decks: { monster: ['we-need-to-go-deeper', 'pin', 'clotty'] },
  });
  stage.does('a', 'tap hex').rest('pass', 'act');
  stage.does('a', 'tap mallet').rest('pass', 'top-deck-monsters').does('a', ['fly']).rest('pass', 'act');
  expect(stage.glance()).toMatchObject({ monsters: ['fly', 'dip'] });
  expect(namedIn(stage.state.lasting)).toEqual([cardNamed(stage.run.g, 'hex')]);
});

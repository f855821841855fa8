import type { CardId, Seat } from '@tavolata/kernel';
import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import {
  aimAt,
  aimed,
  aimOf,
  aMonster,
  anItem,
  aRoll,
  becomeCopy,
  becomesCopyOf,
  boost,
  cardOf,
  cents,
  destroy,
  does,
  flip,
  flipRoll,
  gainCents,
  gainSoul,
  gains,
  inTurnOrder,
  kill,
  lasts,
  monsters,
  preventNext,
  putInHand,
  putOnDeck,
  rollOn,
  soulCards,
  suffer,
  tap,
  when,
  whenThisEnters,
  winsTheGame,
  youHave,
} from '../src/cards/write.ts';
import { putAsMinion } from '../src/challenges/playing.ts';
import type { G } from '../src/state.ts';
import { card, stageWith } from './own-cards.ts';

const acts = (id: string, run: (g: G, me: Seat) => void) =>
  card(id, { abilities: [tap(does((g, { me }) => run(g, me)))] });
const cardNamed = (g: G, id: string): CardId =>
  Object.keys(g.state.things)
    .map(Number)
    .find(one => g.is(one as CardId, id)) as CardId;

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
  });
});

describe('copies', () => {
  test('a copy of a starting item is none', context => {
    proves(context, 'FS-COPY-05');
    const mirror = card('mirror', { abilities: [tap(becomesCopyOf(anItem, 'ever'))] });
    const hammer = card('hammer', {
      abilities: [
        tap(
          aimed([anItem], function* (g, use) {
            const item = cardOf(use);
            if (item !== undefined) yield* destroy(g, item);
          }),
        ),
      ],
    });
    const stage = stageWith([mirror, hammer], {
      seats: {
        a: { items: ['mirror', 'hammer', 'hammer'] },
        b: { items: [{ card: 'meat', starting: true }] },
      },
    });
    stage.does('a', 'tap mirror', 'meat').rest('pass', 'act');
    stage.does('a', 'tap hammer#1', 'meat').rest('pass', 'act');
    stage.does('a', 'tap hammer#2', 'mirror').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({
      seats: { a: { items: ['hammer', 'hammer'] }, b: { items: ['meat'] } },
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

describe('dying', () => {
  const bomber = acts('bomber', g => {
    for (const seat of inTurnOrder(g)) kill(g, { seat });
    for (const one of monsters(g)) kill(g, aimAt(g, one));
  });

  test('of what is brought down together monsters die before players, and those in turn order', context => {
    proves(context, 'FS-EACH-06', 'FS-ATK-26');
    const stage = stageWith([bomber], {
      active: 'b',
      seats: { a: {}, b: { items: [{ card: 'bomber', starting: true }], character: 'isaac' } },
      monsters: ['fly'],
      decks: { monster: ['clotty'] },
    });
    stage.does('b', 'tap bomber').does('b', 'pass');
    expect(stage.glance()).toMatchObject({ stack: ['death fly', 'death b', 'death a'] });
    stage.rest('pass', 'turn-began');
    const died = stage.events.filter(({ type }) => type === 'died').map(({ params }) => params.whom);
    expect(died.slice(1)).toEqual(['b', 'a']);
  });

  test('what is Eternal does not die, whatever its HP', context => {
    proves(context, 'FS-DEATH-06');
    const idol = card(
      'idol',
      {},
      { stats: { hp: 1, dc: 1, atk: 0 }, attackable: true, keywords: ['eternal'] },
    );
    const stage = stageWith([idol], { seats: { a: {}, b: { items: ['idol'] } } }, { chance: { dice: [6] } });
    stage.does('a', 'attack', 'idol');
    expect(stage.glance()).toMatchObject({ seats: { b: { items: ['idol'] } }, stack: [] });
    expect(stage.events.map(({ type }) => type)).not.toContain('death-stacked');
  });

  test('a killed monster that no discard takes comes back to its slot, new and whole, over what was uncovered', context => {
    proves(context, 'FS-MDEATH-10');
    const dam = card('dam', {
      statics: {
        forbids: (g, _at, { type, card: one }) =>
          type === 'discard' && one !== undefined && g.is(one, 'fly')
            ? g.refuse('FS-MDEATH-10', 'deactivated')
            : undefined,
      },
    });
    const stage = stageWith([dam], {
      seats: { a: { items: ['dam', 'mr-boom'] }, b: {} },
      monsters: [{ card: 'fly', covers: ['clotty'] }],
    });
    const { g } = stage.run;
    const life = g.state.things[cardNamed(g, 'fly')]?.life ?? 0;
    stage.does('a', 'tap mr-boom', 'fly');
    expect(stage.glance()).toMatchObject({
      monsters: ['fly'],
      covered: ['clotty'],
      hp: { fly: 1 },
      seats: { a: { cents: 1 } },
    });
    expect(g.state.things[cardNamed(g, 'fly')]?.life).toBeGreaterThan(life);
  });

  test('an item with a stat block is attacked like a monster', context => {
    proves(context, 'FS-ATKOBJ-01', 'FS-ATKOBJ-02', 'FS-ATKOBJ-03');
    const mimic = card(
      'mimic',
      {},
      { stats: { hp: 1, dc: 4, atk: 1 }, attackable: true, rewards: [{ gain: 'cents', amount: 5 }] },
    );
    const given = { seats: { a: {}, b: { items: ['mimic'] } }, shop: ['mimic'], monsters: ['fly'] };
    const stage = stageWith([mimic], given, { chance: { dice: [3, 4] } });
    stage.does('a', 'attack');
    // The one in the shop is none yet.
    expect(stage.offers('a')).toEqual(['fly', 'mimic', 'monster-deck']);
    stage.does('a', 'mimic');
    expect(stage.glance()).toMatchObject({ seats: { a: { hp: 1, cents: 5 }, b: { items: [] } } });
    expect(stage.refusals('a', 'attack')).toMatchObject([{ rule: 'FS-ATK-07' }]);
  });
});

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

  test('how many souls it takes can change', context => {
    proves(context, 'FS-WIN-03');
    const tax = card('tax', { statics: { soulsToWin: (_g, at, seat) => (seat === at.by ? 1 : 0) } });
    const given = (items: string[]) => ({ seats: { a: { items, souls: ['mom', 'satan'] }, b: {} } });
    expect(stageWith([tax], given(['tax'])).glance()).toMatchObject({ result: 'none' });
    expect(stageWith([tax], given([])).glance()).toMatchObject({ result: 'souls', winners: ['a'] });
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

  test('outside the game a card hears nothing', context => {
    proves(context, 'FS-OUT-03');
    const bell = card('bell', { abilities: [when('turn-end', () => true, gains(9))] });
    const stage = stageWith([bell], { seats: { a: {}, b: {} } });
    stage.run.g.create('bell', 'outside');
    stage.does('a', 'end-turn').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({ outside: ['bell'], seats: { a: { cents: 0 }, b: { cents: 0 } } });
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
    expect(stage.ask('a')).toMatchObject({ prompt: 'buy-what' });
    stage.does('a', 'dinner');
    expect(stage.glance()).toMatchObject({ seats: { a: { cents: 3, items: ['clerk', 'dinner'] } } });
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
      { chance: { dice: [6] } },
    );
    stage.does('a', 'tap mystery-sack').does('a', 'tap coin', 'roll').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({ seats: { a: { hand: { length: 1 } } } });
    expect(stage.events.find(({ type }) => type === 'roll-final')?.params).toMatchObject({ face: 1 });
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

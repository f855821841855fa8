import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupFor } from '@tavolata/kernel/match';
import { Stage } from '@tavolata/kernel/scenario';
import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  aDeactivatedItem,
  aimed,
  cardOf,
  destroy,
  ditch,
  does,
  gains,
  isItem,
  lasts,
  loot,
  note,
  noted,
  onFinalRoll,
  putDamage,
  rerollAllItems,
  tap,
  whenYouGainAnItem,
} from '../src/card-kit.ts';
import { fourSouls } from '../src/index.ts';
import { card, stageWith } from './own-cards.ts';

const folder = join(import.meta.dirname, '..');

/** Examples that speak of cards nobody printed are played here, with cards of their own. */
const IN_CODE = ['05', '06', '09', '12', '15', '16', '17', '24', '35', '55'].map(n => `FS-EX-${n}`);

test('every worked example of the ledger is played', () => {
  const { examples } = parse(readFileSync(join(folder, 'examples.yaml'), 'utf8'));
  const played = readdirSync(join(folder, 'scenarios/examples')).map(file =>
    file.replace('.yaml', '').toUpperCase(),
  );
  const ids = examples.map(({ id }: { id: string }) => id).sort();
  expect([...played, ...IN_CODE].sort()).toEqual(ids);
});

const ownCards = [
  card('hammer', {
    abilities: [
      tap(
        aimed([aDeactivatedItem], function* (g, use) {
          const item = cardOf(use);
          if (item !== undefined) yield* destroy(g, item);
        }),
      ),
    ],
  }),
  card('blessing', {
    abilities: [tap(does((g, use) => lasts(g, use, 'kept')))],
    lasting: { kept: { eternal: (g, at, item) => isItem(g, item) && g.zoneOf(item) === `items/${at.me}` } },
  }),
  card('discard-and-loot', {
    abilities: [
      tap(
        does(function* (g, { me }) {
          if ((yield* ditch(g, me, 1)).length === 1) yield* loot(g, me, 2);
        }),
      ),
    ],
  }),
  card('collector', { abilities: [whenYouGainAnItem(gains(2))] }),
  card('notebook', {
    abilities: [
      tap(
        does((g, use) => {
          if (noted(g, use.card, 'number') === undefined) note(g, use.card, 'number', 6);
        }),
      ),
    ],
  }),
  card('reroll-everything', { abilities: [tap(does(g => rerollAllItems(g)))] }),
  card(
    'mimic',
    {},
    { stats: { hp: 2, dc: 4, atk: 1 }, attackable: true, rewards: [{ gain: 'cents', amount: 5 }] },
  ),
  card(
    'glass-fly',
    {
      abilities: [
        onFinalRoll(
          1,
          does((g, use) => putDamage(g, { card: use.card, life: use.source.life }, 1)),
        ),
      ],
    },
    { back: 'monster', type: 'monster', stats: { hp: 2, dc: 3, atk: 1 } },
  ),
];
const table = (given: object, more: object = {}) => stageWith(ownCards, given, more);

test('FS-EX-05: an ability aimed at a deactivated item fizzles once it is recharged', context => {
  proves(context, 'FS-ABIL-03', 'FS-ABIL-04', 'FS-ABIL-05');
  const stage = table({
    seats: {
      a: { items: ['hammer', { card: 'mr-boom', deactivated: true }] },
      b: { hand: ['lil-battery'], lootPlays: 1 },
    },
  });
  stage.does('a', 'tap hammer', 'mr-boom');
  stage.does('b', 'lil-battery', 'mr-boom');
  stage.rest('pass', 'act');
  expect(stage.glance()).toMatchObject({ seats: { a: { items: ['hammer', 'mr-boom'] } } });
});

test('FS-EX-06: Eternal for the items one controls lasts until the end of the turn', context => {
  proves(context, 'FS-EFF-02', 'FS-EFF-03', 'FS-KEY-01');
  const stage = table({
    seats: {
      a: { items: ['blessing', { card: 'mr-boom', deactivated: true }, 'hammer'] },
      b: { items: ['hammer'] },
    },
  });
  stage.does('a', 'tap blessing');
  stage.rest('pass', 'act');
  stage.does('a', 'tap hammer#1', 'mr-boom');
  stage.rest('pass', 'act');
  expect(stage.glance()).toMatchObject({ seats: { a: { items: ['blessing', 'mr-boom', 'hammer'] } } });
  stage.does('a', 'end-turn');
  stage.rest('pass', 'act');
  stage.does('b', 'tap hammer', 'mr-boom');
  stage.rest('pass', 'act');
  expect(stage.glance()).toMatchObject({ seats: { a: { items: ['blessing', 'hammer'] } } });
});

test('FS-EX-09: joined by and, the second part needs the first; joined by then, it does not', context => {
  proves(context, 'FS-ANDTHEN-01', 'FS-ANDTHEN-02');
  const stage = table({ seats: { a: { items: ['discard-and-loot', 'forever-alone'] }, b: {} } });
  stage.does('a', 'tap discard-and-loot');
  stage.rest('pass', 'act');
  expect(stage.glance()).toMatchObject({ seats: { a: { hand: [] } } });
  stage.does('a', 'tap forever-alone', 'ditch-and-loot');
  stage.rest('pass', 'act');
  expect(stage.state.core.zones['hand/a']).toHaveLength(1);
});

test('FS-EX-12: damage a monster takes goes on the stack with the game as its source', context => {
  proves(context, 'FS-DMG-10', 'FS-DMG-06', 'FS-TRIG-02');
  const stage = table(
    { seats: { a: { items: ['book-of-sin'], character: 'isaac' }, b: {} }, monsters: ['glass-fly'] },
    { chance: { dice: [1] } },
  );
  stage.does('a', 'tap book-of-sin');
  stage.rest('pass', 'triggered');
  expect(stage.glance()).toMatchObject({ hp: { 'glass-fly': 2 } });
  stage.rest('pass', 'damage-stacked');
  expect(stage.state.stack.at(-1)).toMatchObject({ kind: 'damage', amount: 1 });
  expect(stage.state.stack.at(-1)).not.toHaveProperty('by');
  stage.rest('pass', 'damaged');
  expect(stage.glance()).toMatchObject({ hp: { 'glass-fly': 1 } });
});

test('FS-EX-15: stealing and swapping are giving, not gaining', context => {
  proves(context, 'FS-GAIN-01', 'FS-GAIN-02', 'FS-GAIN-08', 'FS-GAIN-09', 'FS-GAIN-11');
  const stage = table({
    seats: {
      a: { items: ['collector', 'pay-to-play', 'decoy'], hand: ['xvii-the-stars'], cents: 10 },
      b: { items: ['meat'] },
      c: { items: ['dinner'] },
    },
    decks: { treasure: ['breakfast'] },
  });
  stage.does('a', 'xvii-the-stars');
  stage.rest('pass', 'act');
  expect(stage.glance()).toMatchObject({ seats: { a: { cents: 12 } } });
  stage.does('a', 'paid pay-to-play', 'meat');
  stage.rest('pass', 'act');
  stage.does('a', 'tap decoy', 'dinner');
  stage.rest('pass', 'act');
  expect(stage.glance()).toMatchObject({
    seats: {
      a: { cents: 2, items: ['collector', 'pay-to-play', 'breakfast', 'meat', 'dinner'] },
      c: { items: ['decoy'] },
    },
  });
});

test('FS-EX-16: what an object noted is its own, and gone with it', context => {
  proves(context, 'FS-MECH-27', 'FS-MECH-28', 'FS-MECH-29');
  const stage = table({ seats: { a: { items: ['notebook', 'the-d20'] }, b: { items: ['notebook'] } } });
  stage.does('a', 'tap notebook#1');
  stage.rest('pass', 'act');
  const [mine] = stage.state.core.zones['items/a'] as [never];
  const [theirs] = stage.state.core.zones['items/b'] as [never];
  expect(noted(stage.run.g, mine, 'number')).toBe(6);
  expect(noted(stage.run.g, theirs, 'number')).toBeUndefined();
  stage.does('a', 'tap the-d20', 'notebook#1');
  stage.rest('pass', 'act');
  expect(noted(stage.run.g, mine, 'number')).toBeUndefined();
});

test('FS-EX-17: each item in play is rerolled in turn order, the shop last', context => {
  proves(context, 'FS-EACH-01', 'FS-EACH-03', 'FS-MECH-22');
  const stage = table({
    active: 'b',
    seats: {
      a: { items: ['meat', 'dinner'] },
      b: { items: [{ card: 'reroll-everything', starting: true }, 'eye-of-greed'] },
      c: {},
      d: { items: ['synthoil'] },
    },
    shop: ['shadow', 'restock'],
    decks: { treasure: ['mr-boom', 'jawbone', 'decoy', 'flush', 'chaos', 'compost'] },
  });
  stage.does('b', 'tap reroll-everything');
  stage.does('a', ['dinner', 'meat']);
  expect(stage.glance()).toMatchObject({
    seats: {
      b: { items: ['reroll-everything', 'mr-boom'] },
      d: { items: ['jawbone'] },
      a: { items: ['decoy', 'flush'] },
    },
    shop: ['chaos', 'compost'],
  });
});

test('FS-EX-24: the mini draft goes round, then back', context => {
  proves(context, 'FS-DRAFT-02', 'FS-DRAFT-03', 'FS-DRAFT-04', 'FS-DRAFT-05');
  const stage = new Stage(fourSouls, { players: 4, options: { variants: ['mini-draft'] } });
  stage.rest('default', 'draft-item');
  const { order } = stage.state;
  for (const seat of [...order, ...[...order].reverse()]) {
    expect(stage.questionFor(seat)).toMatchObject({ prompt: 'draft-item' });
    const first = stage.offers(seat)[0] as string;
    stage.does(seat, first);
  }
  for (const seat of stage.state.order) {
    const items = stage.state.core.zones[`items/${seat}`] ?? [];
    expect(
      items.filter(
        item => fourSouls.defs[stage.state.core.def[item - 1_000_000] as number]?.type === 'treasure',
      ).length,
    ).toBeGreaterThanOrEqual(2);
  }
});

test('FS-EX-35: an attackable item that is destroyed dies, pays, and is no monster', context => {
  proves(context, 'FS-ATKOBJ-04', 'FS-ATKOBJ-05', 'FS-ATKOBJ-06', 'FS-DEATH-04', 'FS-DEATH-05', 'FS-MECH-14');
  const stage = table({
    seats: { a: { items: ['the-d20', 'the-midas-touch'] }, b: { items: ['mimic'] } },
    decks: { treasure: ['meat'] },
  });
  stage.does('a', 'tap the-d20', 'mimic');
  stage.rest('pass', 'act');
  expect(stage.glance()).toMatchObject({ seats: { a: { cents: 5 } }, discards: { treasure: ['mimic'] } });
});

test('FS-EX-55: trinkets are trinkets whatever their name, and a dime is a nickel', context => {
  proves(context, 'FS-CUST-12', 'FS-CUST-13');
  const subtypeOf = (id: string) => fourSouls.defs.find(def => def.id === id)?.subtype;
  expect(subtypeOf('bloody-penny')).toBe('loot-trinket');
  expect(subtypeOf('counterfeit-penny')).toBe('loot-trinket');
  expect(subtypeOf('a-dime')).toBe('loot-nickel');
});

test('the number of players fits the mode', context => {
  proves(context, 'FS-SOLO-05');
  expect(fourSouls.refuseSetup?.(setupFor(fourSouls, 1, { mode: 'solo' }))).toBeUndefined();
  expect(fourSouls.refuseSetup?.({ seats: ['a', 'b', 'c'], options: { mode: 'co-op' } })).toMatchObject({
    reason: 'coop-is-for-two',
  });
  expect(fourSouls.refuseSetup?.({ seats: ['a'], options: {} })).toMatchObject({
    reason: 'needs-two-players',
  });
});

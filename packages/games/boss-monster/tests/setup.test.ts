import type { Seat } from '@tavolata/kernel';
import { setupFor } from '@tavolata/kernel/match';
import { Stage, type StageSetup } from '@tavolata/kernel/scenario';
import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import type { HeroDef, Variant } from '../src/defs.ts';
import { bossMonster } from '../src/index.ts';
import { bossOffer, bossSpace, deck, hand, REMOVED } from '../src/zones.ts';

const SEEDS = Array.from({ length: 40 }, (_, n) => `setup ${n}`);
const stageOf = (setup: StageSetup) => new Stage(bossMonster, setup);
type Table = ReturnType<typeof stageOf>;

const dealt = (players: number, seed = 'setup', ...variants: Variant[]): Table =>
  stageOf({ players, seed, options: { variants } });
const names = ({ run: { g } }: Table, zone: string): string[] => g.cards(zone).map(card => g.def(card).id);
const heroesIn = ({ run: { g } }: Table): HeroDef[] =>
  (['ordinary-hero', 'epic-hero'] as const).flatMap(kind =>
    g.cards(deck(kind)).map(card => g.def(card) as HeroDef),
  );

test('two, three or four players, nobody else', context => {
  proves(context, 'BM-COMP-06');
  for (const players of [2, 3, 4]) expect(setupFor(bossMonster, players).seats).toHaveLength(players);
  for (const players of [0, 1, 5, 6, 2.5])
    expect(() => setupFor(bossMonster, players)).toThrow('for 2 to 4 players');
});

describe('Heroes', () => {
  test('with two players those for three or four are out', context => {
    proves(context, 'BM-SETUP-04', 'BM-SETUP-01', 'BM-HERO-09');
    const heroes = heroesIn(dealt(2));
    expect(heroes.every(({ minPlayers }) => minPlayers === 2)).toBe(true);
    expect(heroes).toHaveLength(13 + 8);
  });

  test('with three players those for four are out', context => {
    proves(context, 'BM-SETUP-05', 'BM-SETUP-02', 'BM-HERO-09');
    const heroes = heroesIn(dealt(3));
    expect(new Set(heroes.map(({ minPlayers }) => minPlayers))).toEqual(new Set([2, 3]));
    expect(heroes).toHaveLength(17 + 12);
  });

  test('with four players all are in', context => {
    proves(context, 'BM-SETUP-03', 'BM-HERO-09');
    const all = bossMonster.defs.filter(({ type }) => type === 'hero').map(({ id }) => id);
    expect(
      heroesIn(dealt(4))
        .map(({ id }) => id)
        .sort(),
    ).toEqual(all.sort());
  });

  test('in Hard mode no Ordinary Hero with 4 Health takes part, all others do', context => {
    proves(context, 'BM-VAR-03');
    for (const players of [2, 3, 4]) {
      const weak = heroesIn(dealt(players))
        .filter(({ tier, health }) => tier === 'ordinary' && health === 4)
        .map(({ id }) => id);
      const all = heroesIn(dealt(players)).map(({ id }) => id);
      const hard = heroesIn(dealt(players, 'setup', 'hard')).map(({ id }) => id);
      expect(weak).toHaveLength(players === 4 ? 8 : 4);
      expect(hard.sort()).toEqual(all.filter(id => !weak.includes(id)).sort());
    }
  });
});

describe('chance', () => {
  test('Bosses are dealt at random, one each, and those left take no part', context => {
    proves(context, 'BM-SETUP-06', 'BM-SETUP-08');
    const first = new Set<string>();
    for (const seed of SEEDS) {
      const table = dealt(4, seed);
      const bosses = (['a', 'b', 'c', 'd'] as Seat[]).flatMap(seat => names(table, bossSpace(seat)));
      expect(bosses).toHaveLength(4);
      expect(new Set([...bosses, ...names(table, REMOVED)]).size).toBe(8);
      expect(names(table, deck('boss'))).toEqual([]);
      first.add(bosses[0] as string);
    }
    expect(first.size).toBe(8);
  });

  test.for(['room', 'spell', 'ordinary-hero', 'epic-hero'] as const)(
    'the %s deck is shuffled by itself',
    (kind, context) => {
      proves(context, 'BM-SETUP-09');
      const tops = new Set(SEEDS.map(seed => names(dealt(2, seed), deck(kind)).join()));
      expect(tops.size).toBe(SEEDS.length);
      const table = dealt(2, 'shuffled');
      const backs = new Set(table.run.g.cards(deck(kind)).map(card => table.run.g.def(card).back));
      expect(backs).toEqual(new Set([kind]));
    },
  );

  test('hands are five Rooms and two Spells', context => {
    proves(context, 'BM-SETUP-10');
    for (const seed of SEEDS) {
      const table = dealt(3, seed);
      for (const seat of ['a', 'b', 'c'] as const) {
        const types = table.run.g.cards(hand(seat)).map(card => table.run.g.def(card).type);
        expect(types.sort()).toEqual(['room', 'room', 'room', 'room', 'room', 'spell', 'spell']);
      }
    }
  });
});

describe('I Choose You', () => {
  test('everybody is dealt two Bosses, keeps one and removes the other', context => {
    proves(context, 'BM-VAR-05');
    const table = dealt(3, 'choice', 'i-choose-you');
    const offers = (['a', 'b', 'c'] as const).map(seat => names(table, bossOffer(seat)));
    expect(new Set(offers.flat()).size).toBe(6);
    offers.forEach((offer, i) => {
      expect(offer).toHaveLength(2);
      expect(table.offers((['a', 'b', 'c'] as const)[i] as Seat)).toEqual(offer);
    });
    table
      .does('a', offers[0]?.[1] ?? '')
      .does('b', offers[1]?.[0] ?? '')
      .does('c', offers[2]?.[1] ?? '');
    expect(table.glance()).toMatchObject({
      seats: { a: { boss: offers[0]?.[1] }, b: { boss: offers[1]?.[0] }, c: { boss: offers[2]?.[1] } },
    });
    expect(names(table, REMOVED)).toEqual(
      expect.arrayContaining([offers[0]?.[0], offers[1]?.[1], offers[2]?.[0]]),
    );
    for (const seat of ['a', 'b', 'c'] as const) expect(names(table, bossOffer(seat))).toEqual([]);
  });

  test('the choices are asked at the same time, kept secret and revealed together', context => {
    proves(context, 'BM-VAR-06');
    const table = dealt(2, 'choice', 'i-choose-you');
    expect(table.questions.map(({ seat, prompt }) => [seat, prompt])).toEqual([
      ['a', 'choose-boss'],
      ['b', 'choose-boss'],
    ]);
    const secret = names(table, bossOffer('a'));
    const seen = JSON.stringify(table.glance('b'));
    const heard = table.heard('b').length;
    const view = table.seenBy('b');
    expect(view.cards(bossOffer('a')).map(card => view.def(card).id)).toEqual([
      'unknown-boss',
      'unknown-boss',
    ]);
    table.does('a', secret[0] as string);
    expect(JSON.stringify(table.glance('b'))).toBe(seen);
    expect(table.heard('b')).toHaveLength(heard);
    expect(table.questions.map(({ seat }) => seat)).toEqual(['b']);
    table.does('b', names(table, bossOffer('b'))[0] as string);
    expect(table.glance('b')).toMatchObject({ seats: { a: { boss: secret[0] } } });
  });
});

test('a redraw gives back the whole hand and shuffles both decks', context => {
  proves(context, 'BM-MULL-04', 'BM-MULL-06');
  const held = ['bottomless-pit', 'boulder-ramp', 'jackpot-stash', 'dizzygas-hallway', 'golem-factory'];
  const drawn = SEEDS.map(seed => {
    const table = stageOf({
      seed,
      given: { phase: 'redraw', seats: { a: { boss: 'draculord', hand: [...held, 'fear', 'freeze'] } } },
    });
    const before = [names(table, deck('room')).length, names(table, deck('spell')).length];
    const order = names(table, deck('room'));
    table.does('a', 'redraw');
    const types = table.run.g.cards(hand('a')).map(card => table.run.g.def(card).type);
    expect(types.sort()).toEqual(['room', 'room', 'room', 'room', 'room', 'spell', 'spell']);
    expect([names(table, deck('room')).length, names(table, deck('spell')).length]).toEqual(before);
    // The new hand is no longer the old top of the deck: what was given back is shuffled in.
    expect(names(table, deck('room')).slice(0, 20)).not.toEqual(order.slice(5, 25));
    return names(table, hand('a')).join();
  });
  expect(new Set(drawn).size).toBeGreaterThan(SEEDS.length / 2);
});

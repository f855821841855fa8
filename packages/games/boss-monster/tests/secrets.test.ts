import type { CardId, Seat, Viewer } from '@tavolata/kernel';
import { Stage } from '@tavolata/kernel/scenario';
import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import { bossMonster } from '../src/index.ts';
import { deck, hand } from '../src/zones.ts';

const table = (given: object) => new Stage(bossMonster, { given: given as never });
type Table = ReturnType<typeof table>;

/** Everything a viewer was told since an event, as text. */
const told = (stage: Table, viewer: Viewer, since: number): string =>
  JSON.stringify(stage.heard(viewer, since));
const FIVE = ['dark-altar', 'dark-altar', 'open-grave', 'open-grave', 'bottomless-pit'];

describe('a placement', () => {
  const placed = () => {
    const stage = table({
      phase: 'build',
      seats: { a: { boss: 'draculord', dungeon: ['open-grave'], hand: ['dracolich-lair', 'golem-factory'] } },
    });
    stage.rest('pass');
    const since = stage.events.length;
    stage.does('a', 'dracolich-lair', 'on-top');
    return { stage, since };
  };

  test('is told to all, its card to its owner alone', context => {
    proves(context, 'BM-BUILD-14', 'BM-FACE-02');
    const { stage, since } = placed();
    expect(told(stage, 'a', since)).toContain('dracolich-lair');
    for (const viewer of ['b', 'onlooker'] as const) {
      expect(told(stage, viewer, since)).toContain('room-placed');
      expect(told(stage, viewer, since)).not.toContain('dracolich-lair');
      expect(told(stage, viewer, since)).not.toContain('golem-factory');
    }
  });

  test('is told with its card when it is turned up', context => {
    proves(context, 'BM-FACE-02', 'BM-REVEAL-01');
    const { stage } = placed();
    const since = stage.events.length;
    stage.rest('default', 'bait-began');
    expect(told(stage, 'b', since)).toContain('dracolich-lair');
  });

  test('gives opponents no card of theirs to follow', context => {
    proves(context, 'BM-FACE-02');
    const { stage } = placed();
    const view = stage.seenBy('b');
    const [card] = view.cards('face-down/a/0');
    expect(view.def(card as CardId).id).toBe('unknown-room');
    expect(stage.run.g.cards('face-down/a/0')).not.toContain(card);
  });
});

describe('a hand', () => {
  test('is drawn unseen', context => {
    proves(context, 'BM-HAND-01', 'BM-INFO-01');
    const stage = table({
      phase: 'beginning',
      seats: { a: { boss: 'draculord' } },
      decks: { room: ['golem-factory'] },
    });
    const since = stage.events.length;
    stage.does('a', 'room');
    expect(told(stage, 'a', since)).toContain('golem-factory');
    for (const viewer of ['b', 'onlooker'] as const) {
      expect(told(stage, viewer, since)).toContain('"kind":"room","number":1');
      expect(told(stage, viewer, since)).not.toContain('golem-factory');
    }
  });

  test('that Draculord reveals is known to everybody, what is taken from it included', context => {
    proves(context, 'BM-CARD-20');
    const stage = table({
      phase: 'reveal',
      seats: {
        a: { boss: 'draculord', dungeon: FIVE },
        b: { boss: 'robobo', hand: ['golem-factory', 'freeze', 'fear'] },
        c: { boss: 'xyzax' },
      },
    });
    const since = stage.events.length;
    stage.does('a', 'b', 'freeze');
    for (const viewer of ['a', 'c', 'onlooker'] as const)
      for (const card of ['golem-factory', 'freeze', 'fear'])
        expect(told(stage, viewer, since)).toContain(card);
    const { g } = stage.run;
    const knows = (seat: Seat) =>
      [...g.cards(hand('b')), ...g.cards(hand('a'))].map(card => g.knows(seat, card));
    expect(knows('a')).toEqual([true, true, true]);
    expect(knows('c')).toEqual([true, true, true]);
  });

  test('robbed by Succubus Spa shows the thief nothing but the card taken', context => {
    proves(context, 'BM-CARD-19', 'BM-HAND-01');
    const stage = table({
      phase: 'adventure',
      seats: {
        a: { boss: 'draculord', dungeon: ['succubus-spa', 'succubus-spa'], entrance: ['the-fool'] },
        b: { boss: 'robobo', hand: ['golem-factory', 'dark-altar', 'freeze'] },
        c: { boss: 'xyzax' },
      },
    });
    stage.rest('pass', 'hero-defeated').does('a', 'succubus-spa');
    expect(stage.glance('a')).toMatchObject({
      seats: { b: { hand: ['unknown-room', 'unknown-room', 'unknown-spell'] } },
    });
    const since = stage.events.length;
    stage.does('a', 'steal-room b');
    const stolen = stage.run.g.def(stage.run.g.cards(hand('a'))[0] as CardId);
    expect(stolen.type).toBe('room');
    expect(stage.glance('a')).toMatchObject({
      seats: { a: { hand: [stolen.id] }, b: { hand: ['unknown-room', 'unknown-spell'] } },
    });
    expect(told(stage, 'c', since)).not.toContain(stolen.id);
  });

  test('is robbed at random', context => {
    proves(context, 'BM-CARD-19');
    const stolen = Array.from({ length: 30 }, (_, n) => {
      const stage = new Stage(bossMonster, {
        seed: `robbed ${n}`,
        given: {
          phase: 'adventure',
          seats: {
            a: { boss: 'draculord', dungeon: ['succubus-spa', 'succubus-spa'], entrance: ['the-fool'] },
            b: { boss: 'robobo', hand: ['golem-factory', 'dark-altar', 'freeze', 'open-grave'] },
          },
        },
      });
      stage.rest('pass', 'hero-defeated').does('a', 'succubus-spa', 'steal-room');
      return stage.run.g.def(stage.run.g.cards(hand('a'))[0] as CardId).id;
    });
    expect([...new Set(stolen)].sort()).toEqual(['dark-altar', 'golem-factory', 'open-grave']);
  });
});

describe('a deck that was searched', () => {
  test.for([
    ['king-croak', 'room', 'room-deck', 'decline'],
    ['seducia', 'ordinary-hero', 'ordinary-hero-deck', 'decline'],
    ['seducia', 'epic-hero', 'epic-hero-deck', 'decline'],
  ] as const)(
    '%s: the %s deck is known while it is looked at, and afterwards to nobody',
    ([boss, kind, place, decline], context) => {
      proves(context, kind === 'room' ? 'BM-SEARCH-01' : 'BM-SEARCH-02');
      const stage = table({ phase: 'reveal', seats: { a: { boss, dungeon: FIVE }, b: { boss: 'robobo' } } });
      const { g } = stage.run;
      const known = (seat: Seat) => g.cards(deck(kind)).filter(card => g.knows(seat, card)).length;
      const order = () => g.cards(deck(kind)).map(card => g.def(card).id);
      expect(known('a')).toBe(0);
      stage.does('a', place);
      expect(known('a')).toBe(g.cards(deck(kind)).length);
      expect(known('b')).toBe(0);
      const before = order();
      stage.does('a', decline);
      expect(known('a')).toBe(0);
      expect(order()).not.toEqual(before);
      expect(order().sort()).toEqual(before.sort());
    },
  );
});

test('nobody knows what lies in a deck', context => {
  proves(context, 'BM-INFO-01', 'BM-SETUP-09');
  const stage = new Stage(bossMonster, { players: 3 });
  for (const viewer of ['a', 'b', 'c', 'onlooker'] as const) {
    const view = stage.seenBy(viewer);
    for (const kind of ['room', 'spell', 'ordinary-hero', 'epic-hero'] as const) {
      const shown = new Set(view.cards(deck(kind)).map(card => view.def(card).id));
      expect(shown).toEqual(new Set([`unknown-${kind}`]));
      expect(view.cards(deck(kind))).toHaveLength(stage.run.g.cards(deck(kind)).length);
    }
  }
});

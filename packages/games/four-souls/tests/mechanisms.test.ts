import type { CardId } from '@tavolata/kernel';
import { KeyedChance, keyOf, Run, setupFor } from '@tavolata/kernel/match';
import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import { changeCharacter, gains, whenThisEnters } from '../src/card-kit.ts';
import type { CardDef } from '../src/defs.ts';
import { fourSouls } from '../src/index.ts';
import { cardsInPlay } from '../src/table/in-play.ts';
import { takeCents } from '../src/verbs/cents.ts';
import { card, hammer, stageWith } from './own-cards.ts';

describe('zones', () => {
  test('every zone of the rulebook is there, and two for what waits', context => {
    proves(context, 'FS-ZONE-04', 'FS-ZONE-05');
    const { zones } = fourSouls;
    for (const kind of ['treasure', 'loot', 'monster', 'room']) {
      expect(zones).toHaveProperty(`${kind}-deck`);
      expect(zones).toHaveProperty(`${kind}-discard`);
    }
    for (const kind of [
      'hand',
      'character',
      'items',
      'curses',
      'souls',
      'slot',
      'stack',
      'outside',
      'holding',
    ])
      expect(zones).toHaveProperty(kind);
  });

  test('in play is what players control and the top of every slot', context => {
    proves(context, 'FS-INPLAY-01', 'FS-ABIL-01');
    const stage = stageWith([], {
      seats: { a: { items: ['meat'], hand: ['bomb'], curses: ['curse-of-pain'] }, b: {} },
      shop: ['dinner'],
      monsters: [{ card: 'fly', covers: ['clotty'] }],
      rooms: ['gus'],
    });
    const { g } = stage.run;
    const names = cardsInPlay(g).map(one => g.def(one).id);
    expect(names.sort()).toEqual(['curse-of-pain', 'dinner', 'fly', 'gus', 'isaac', 'isaac', 'meat'].sort());
  });

  test('what nobody uses lies outside the game: characters, starting items and bonus souls', context => {
    proves(context, 'FS-OUT-01', 'FS-OUT-02', 'FS-CHAR-03');
    const setup = setupFor(fourSouls, 2, { variants: ['bonus-souls'] });
    const { g, state } = Run.start(fourSouls, setup, new KeyedChance(keyOf('outside')));
    const used = state.order.map(seat => g.def(g.cards(`character/${seat}`)[0] as CardId));
    const outside = g.cards('outside').map(one => g.def(one).id);
    const startingItems = fourSouls.defs.filter(({ type }) => type === 'starting-item').map(({ id }) => id);
    for (const id of startingItems)
      expect(outside.includes(id)).toBe(!used.some(({ startingItem }) => startingItem === id));
    const bonusSouls = fourSouls.defs.filter(({ type }) => type === 'bonus-soul').length;
    expect(outside.filter(id => id.startsWith('soul-of')).length).toBe(bonusSouls - 3);
    expect(g.cards('character-deck')).toHaveLength(
      fourSouls.defs.filter(({ type }) => type === 'character').length - 2,
    );
    // The starting items came without the stack.
    expect(state.waiting).toEqual([]);
    expect(state.stack).toEqual([]);
  });

  test('what lies outside the game is seen by everybody, though nobody ever had it', context => {
    proves(context, 'FS-OUT-07');
    const setup = setupFor(fourSouls, 2, { variants: ['bonus-souls'] });
    const { g, state } = Run.start(fourSouls, setup, new KeyedChance(keyOf('outside')));
    const outside = g.cards('outside');
    expect(outside.map(one => g.def(one).type)).toEqual(
      expect.arrayContaining(['starting-item', 'bonus-soul']),
    );
    for (const seat of state.order) expect(outside.filter(one => !g.knows(seat, one))).toEqual([]);
  });

  test('cards in the starting slots do at once what changes their entering, and wait with the rest', context => {
    proves(context, 'FS-SETUP-08');
    const defs = fourSouls.defs.map(
      (def): CardDef =>
        def.type === 'room'
          ? { ...def, entersWith: { counters: 2 }, does: { abilities: [whenThisEnters(gains(1))] } }
          : def,
    );
    const game = { ...fourSouls, defs };
    const setup = setupFor(game, 2, { variants: ['rooms', 'only-eden'] });
    const run = Run.start(game, setup, new KeyedChance(keyOf('starting room')));
    const [room] = run.g.cards(`slot/${run.state.slots.find(({ kind }) => kind === 'room')?.id}`);
    expect(run.state.stage).toBe('eden');
    expect(run.state.things[room as CardId]?.counters).toEqual({ generic: 2 });
    expect(run.state.stack).toEqual([]);
    while (run.questions[0]?.prompt !== 'act')
      run.answer(...run.questions.map(question => question.fallback));
    const { turn, players } = run.state;
    expect(players[turn.seat]?.cents).toBe(4);
  });
});

describe('characters', () => {
  const change = (id: string) =>
    card('costume', {
      abilities: [{ kind: 'tap', effect: { resolve: (g, { me }) => void changeCharacter(g, me, id) } }],
    });

  test('another character brings its starting item; counters and damage on the player stay, those on the character go', context => {
    proves(context, 'FS-CHAR-09', 'FS-CTR-09', 'FS-CTR-10', 'FS-DMG-12');
    const stage = stageWith([change('maggy')], {
      seats: {
        a: {
          character: { card: 'isaac', counters: 3, deactivated: true },
          items: ['costume', 'the-d6'],
          damage: 1,
        },
        b: {},
      },
    });
    const { g } = stage.run;
    for (const id of ['maggy', 'yum-heart']) g.create(id, 'outside');
    const player = stage.state.players.a;
    if (player) player.counters = { generic: 2 };
    stage.does('a', 'tap costume').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({
      seats: { a: { character: 'maggy', items: ['costume', 'the-d6', 'yum-heart'], hp: 1 } },
    });
    expect(stage.glance()).toHaveProperty('counters', {});
    expect(stage.state.players.a?.counters).toEqual({ generic: 2 });
    expect(stage.events.map(({ type }) => type)).not.toContain('triggered');
  });

  test('one that nobody was dealt stayed outside the game, and is fetched from there', context => {
    proves(context, 'FS-CHAR-01');
    const { g, state } = Run.start(fourSouls, setupFor(fourSouls, 2), new KeyedChance(keyOf('outside')));
    const left = g.cards('character-deck')[0] as CardId;
    expect(changeCharacter(g, state.firstPlayer, g.def(left).id)).toBe(true);
    expect(g.cards(`character/${state.firstPlayer}`)).toEqual([left]);
  });

  test('a character that somebody has cannot be fetched', context => {
    proves(context, 'FS-OUT-04');
    const stage = stageWith([change('maggy')], {
      seats: { a: { items: ['costume'] }, b: { character: 'maggy' } },
    });
    stage.does('a', 'tap costume').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({ seats: { a: { character: 'isaac' }, b: { character: 'maggy' } } });
  });
});

describe('several effects that would replace one event', () => {
  const ward = card('ward', {
    replaces: [{ of: 'destroy', applies: () => true, apply: () => undefined }],
  });
  const toll = card('toll', {
    replaces: [
      {
        of: 'destroy',
        applies: () => true,
        apply(g, { me }, event) {
          takeCents(g, me, 1);
          return event;
        },
      },
    ],
  });
  const given = {
    seats: { a: { items: ['hammer', 'ward', 'toll'] }, b: { items: ['meat'] } },
    shop: ['dinner'],
  };

  test.for([
    { whose: 'another player’s object', item: 'meat', seat: 'b' },
    { whose: 'an object of the game', item: 'dinner', seat: 'a' },
  ] as const)('are ordered by its controller or the active player: $whose', ({ item, seat }, context) => {
    proves(context, 'FS-REPL-08');
    const stage = stageWith([hammer, ward, toll], given);
    stage.does('a', 'tap hammer', item);
    expect(stage.questions.map(question => [question.seat, question.prompt])).toEqual([
      [seat, 'replace-first'],
    ]);
    expect(stage.offers(seat)).toEqual(['ward', 'toll']);
    stage.does(seat, 'ward');
    expect(stage.glance()).toMatchObject({
      seats: { a: { cents: 0 }, b: { items: ['meat'] } },
      shop: ['dinner'],
      discards: { treasure: [] },
    });
  });
});
